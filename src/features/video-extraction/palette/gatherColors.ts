import type { VideoColors, VideoExtractor } from '../../../../workers/video-extraction/common/api';
import type { Video } from '../../../state/video/video';
import { createFramesOf } from '../edits/shotFrames';
import type { Bar } from '../timeline/timelineBars';

/** The colors of frames, each weighted by the duration of its bar; stops early once aborted. */
export const gatherColors = async (
  { gather }: Pick<VideoExtractor, 'gather'>,
  video: Video,
  bars: readonly Bar[],
  isWanted: () => boolean,
): Promise<VideoColors> => {
  const gathered = gather();
  for (const { row, from, to } of bars.flatMap(createFramesOf(video))) {
    if (!isWanted()) break;
    // Sequential, as a long video does not fit into memory.
    // oxlint-disable-next-line no-await-in-loop
    const frame = await video.readRow(row);
    if (frame) gathered.add(frame, to - from);
  }
  return gathered.read();
};
