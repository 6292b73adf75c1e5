import type { Gap, VideoInfo } from '../../../../../workers/video-extraction/shared/api';
import {
  gapMessage,
  hdrMessage,
  latePictureMessage,
  missingEndMessage,
} from '../../../../domain/filmMessages';

/** Parts of the film of which there is no frame: before the first picture, and where the file is damaged. */
export const unseenParts = ({ pictureSeconds }: VideoInfo, gaps: readonly Gap[]): readonly Gap[] =>
  pictureSeconds > 0 ? [{ fromSeconds: 0, toSeconds: pictureSeconds }, ...gaps] : gaps;

/** What there is to know of a film beside its frames, in sentences. */
export const filmNotes = (
  { durationSeconds, pictureSeconds, hdr }: VideoInfo,
  gaps: readonly Gap[],
  timecodeOf: (seconds: number) => string,
): readonly string[] => [
  ...(pictureSeconds > 0 ? [latePictureMessage(timecodeOf(pictureSeconds))] : []),
  ...gaps.map(({ fromSeconds, toSeconds }) =>
    durationSeconds !== null && toSeconds >= durationSeconds
      ? missingEndMessage(timecodeOf(fromSeconds))
      : gapMessage(timecodeOf(fromSeconds), timecodeOf(toSeconds)),
  ),
  ...(hdr === null ? [] : [hdrMessage(hdr)]),
];
