import type { ColorSummary } from '../../../src/engine/colorSummary';
import type { PackedRgb } from '../../../src/engine/engine';

/** 'blank' is black or white all over, 'flat' any other single color. */
export type FrameKind = 'picture' | 'flat' | 'blank';

/** What may differ in a frame of one color: noise, the edge of a bar. */
const OTHER_PART = 0.005;
/** Codes of a channel that compression moves one color by. */
const NOISE = 14;
/** What compression and limited range make of black and of white, in codes of each channel. */
const BLACK = 20;
const WHITE = 235;

const channels = (rgb: PackedRgb): readonly number[] => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];

const areNear = (p: PackedRgb, q: PackedRgb): boolean =>
  channels(p).every((value, i) => Math.abs(value - (channels(q)[i] ?? 0)) <= NOISE);

/** Whether a frame shows anything: leaders, and what lies between a fade out and a fade in, do not. */
export const frameKind = ({ colors, weights }: ColorSummary): FrameKind => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = weights.reduce((best, weight, i) => (weight > (weights[best] ?? 0) ? i : best), 0);
  const main = colors[heaviest] ?? 0;
  const others = weights.reduce((sum, weight, i) => (areNear(colors[i] ?? 0, main) ? sum : sum + weight), 0);
  if (others > total * OTHER_PART) return 'picture';
  const isBlank = channels(main).every((v) => v <= BLACK) || channels(main).every((v) => v >= WHITE);
  return isBlank ? 'blank' : 'flat';
};
