import { frameNumber } from '../../timecode';
import type { Bar } from '../timelineBars';

/** One line of a cut list, in frames of the video; `to` is exclusive. Without a frame rate, in whole seconds. */
export type Cut = { readonly from: number; readonly to: number };

/** Converts bars to frames. */
export const cutOf = ({ from, to }: Pick<Bar, 'from' | 'to'>, frameRate: number | null): Cut => ({
  from: frameNumber(from, frameRate),
  to: frameNumber(to, frameRate),
});
