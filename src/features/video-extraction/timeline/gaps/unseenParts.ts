import type { Gap, VideoInfo } from '../../../../../workers/video-extraction/common/api';
import {
  gapMessage,
  hdrMessage,
  latePictureMessage,
  missingEndMessage,
  VIDEO_MESSAGES,
} from '../../../../domain/videoMessages';
import type { Ending } from '../../video/shownVideo';

/** Parts of the video without frames: before the first picture, and where the file is damaged. */
export const unseenParts = ({ pictureSeconds }: VideoInfo, gaps: readonly Gap[]): readonly Gap[] =>
  pictureSeconds > 0 ? [{ fromSeconds: 0, toSeconds: pictureSeconds }, ...gaps] : gaps;

/** Time of the first picture. */
export const seenFrom = (info: VideoInfo, gaps: readonly Gap[]): number => {
  const { pictureSeconds } = info;
  return gaps.find(({ fromSeconds }) => fromSeconds <= pictureSeconds)?.toSeconds ?? pictureSeconds;
};

/** The rest of the file is unreadable, so the run cannot be continued. */
export const isCutOff = ({ durationSeconds }: VideoInfo, gaps: readonly Gap[]): boolean =>
  durationSeconds !== null && gaps.some(({ toSeconds }) => toSeconds >= durationSeconds);

/** Notes on a video besides its frames, as sentences. */
export const videoNotes = (
  info: VideoInfo,
  gaps: readonly Gap[],
  ending: Ending | null,
  timecodeOf: (seconds: number) => string,
): readonly string[] => [
  ...(info.pictureSeconds > 0 ? [latePictureMessage(timecodeOf(info.pictureSeconds))] : []),
  ...gaps.map(({ fromSeconds, toSeconds }) =>
    isCutOff(info, [{ fromSeconds, toSeconds }])
      ? missingEndMessage(timecodeOf(fromSeconds))
      : gapMessage(timecodeOf(fromSeconds), timecodeOf(toSeconds)),
  ),
  ...(ending === 'capped' ? [VIDEO_MESSAGES.videoCapped] : []),
  ...(info.hdr === null ? [] : [hdrMessage(info.hdr)]),
];
