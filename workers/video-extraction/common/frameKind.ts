import type { ColorSummary } from '../../../src/engine/colorSummary';
import type { PackedRgb } from '../../../src/engine/engine';

/** 'blank' is entirely black or white, 'flat' any other single color. */
export type FrameKind = 'picture' | 'flat' | 'blank';

/** Fraction of a single-color frame that may differ: noise, the edge of a bar. */
const OTHER_PART = 0.005;
/** Maximum change of a channel's code value by compression. */
const NOISE = 14;
/** Code values of black and white after compression and in limited range. */
const BLACK = 20;
const WHITE = 235;

const channels = (rgb: PackedRgb): readonly number[] => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];

const areNear = (p: PackedRgb, q: PackedRgb): boolean =>
  channels(p).every((value, i) => Math.abs(value - (channels(q)[i] ?? 0)) <= NOISE);

/** Whether a frame shows anything, unlike leaders and the frames between a fade-out and a fade-in. */
export const frameKind = ({ colors, weights }: ColorSummary): FrameKind => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = weights.reduce((best, weight, i) => (weight > (weights[best] ?? 0) ? i : best), 0);
  const main = colors[heaviest] ?? 0;
  const others = weights.reduce((sum, weight, i) => (areNear(colors[i] ?? 0, main) ? sum : sum + weight), 0);
  if (others > total * OTHER_PART) return 'picture';
  const isBlank = channels(main).every((v) => v <= BLACK) || channels(main).every((v) => v >= WHITE);
  return isBlank ? 'blank' : 'flat';
};
