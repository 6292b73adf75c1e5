import type { VideoColors, VideoExtractor } from '../../../../workers/video-extraction/shared/api';
import type { Film } from '../../../state/film/film';
import { createFramesOf } from '../edits/shotFrames';
import type { Bar } from '../timeline/timelineBars';

/** The colors of frames, each counted by the time of its bar; ends early once not wanted. */
export const gatherColors = async (
  { gather }: Pick<VideoExtractor, 'gather'>,
  film: Film,
  bars: readonly Bar[],
  isWanted: () => boolean,
): Promise<VideoColors> => {
  const gathered = gather();
  for (const { row, from, to } of bars.flatMap(createFramesOf(film))) {
    if (!isWanted()) break;
    // One after the other: a long film does not fit into memory.
    // oxlint-disable-next-line no-await-in-loop
    const frame = await film.readRow(row);
    if (frame) gathered.add(frame, to - from);
  }
  return gathered.read();
};
