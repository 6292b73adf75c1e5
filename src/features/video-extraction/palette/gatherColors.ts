import type { VideoColors, VideoExtractor } from '../../../../workers/video-extraction/shared/api';
import type { Film } from '../../../state/film/film';
import { createRowFinder } from '../edits/placements';
import type { Bar } from '../timeline/timelineBars';

/** A captured frame, and how long it stands. */
type Part = { readonly row: number; readonly seconds: number };

/** The frames of a bar: that of its shot, or of a shot that was made of several those of each. */
const createPartsOf = (film: Film): ((bar: Bar) => readonly Part[]) => {
  const order = film.order();
  const findRow = order.some(({ merged }) => merged) ? createRowFinder(film) : null;
  return ({ index, from, to }) => {
    const placement = order[index];
    if (!placement) return [];
    if (!placement.merged || !findRow) return [{ row: placement.row, seconds: to - from }];
    return placement.merged
      .map((shot) => ({
        row: findRow(shot),
        seconds: Math.min(shot.endSeconds ?? to, to) - Math.max(shot.startSeconds, from),
      }))
      .filter(({ seconds }) => seconds > 0);
  };
};

/** The colors of frames, each counted by the time of its bar; ends early once not wanted. */
export const gatherColors = async (
  { gather }: Pick<VideoExtractor, 'gather'>,
  film: Film,
  bars: readonly Bar[],
  isWanted: () => boolean,
): Promise<VideoColors> => {
  const gathered = gather();
  for (const { row, seconds } of bars.flatMap(createPartsOf(film))) {
    if (!isWanted()) break;
    // One after the other: a long film does not fit into memory.
    // oxlint-disable-next-line no-await-in-loop
    const frame = await film.readRow(row);
    if (frame) gathered.add(frame, seconds);
  }
  return gathered.read();
};
