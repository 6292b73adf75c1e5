import type { ColorSummary } from '../colorSummary';
import type { PackedRgb } from '../engine';
import { uniformOf } from './points';

const f32 = Math.fround;

/** Number of pixels nearest to each color; ties go to the first. */
export const countNearest = (summary: ColorSummary, colors: readonly PackedRgb[]): Uint32Array => {
  const targets = colors.map(uniformOf);
  const counts = new Uint32Array(colors.length);
  if (targets.length === 0) return counts;
  for (let i = 0; i < summary.colors.length; i++) {
    const [l, a, b] = uniformOf(summary.colors[i]!);
    let nearest = 0;
    let best = Infinity;
    for (const [j, target] of targets.entries()) {
      const dl = f32(l - target[0]);
      const da = f32(a - target[1]);
      const db = f32(b - target[2]);
      const d = f32(f32(f32(dl * dl) + f32(da * da)) + f32(db * db));
      if (d < best) [best, nearest] = [d, j];
    }
    counts[nearest]! += summary.weights[i]!;
  }
  return counts;
};
