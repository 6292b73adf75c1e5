import type { Palette, Rgb } from '../types';
import type { Flags } from './scope';

/** The smallest distance between two colors of a palette, pairs of locked colors left out; Infinity without a pair. */
export const leastDistance = <Point>(
  palette: Palette,
  locked: Flags,
  toPoint: (rgb: Rgb) => Point,
  distance: (a: Point, b: Point) => number,
): number => {
  const points = palette.map(({ rgb }) => toPoint(rgb));
  return Math.min(
    ...points.flatMap((point, i) =>
      points.flatMap((other, j) => (j > i && !(locked[i] && locked[j]) ? [distance(point, other)] : [])),
    ),
  );
};

/** The first of `attempts` draws to reach the distance `enough`, else the one that came nearest to it. */
export const bestDraw = (
  draw: () => Palette,
  distanceOf: (palette: Palette) => number,
  { enough, attempts }: { readonly enough: number; readonly attempts: number },
): Palette => {
  let best = draw();
  let bestDistance = distanceOf(best);
  for (let i = 1; i < attempts && bestDistance < enough; i++) {
    const next = draw();
    const distance = distanceOf(next);
    if (distance > bestDistance) [best, bestDistance] = [next, distance];
  }
  return best;
};
