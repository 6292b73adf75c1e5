import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { Color } from '../color/types';

/**
 * The indices of up to `most` colors that differ as much as possible, in their order: the first one, and each time the
 * one that is farthest from all before it.
 */
export const farthestColors = (colors: readonly Color[], most: number): number[] => {
  const labs = colors.map(({ rgb }) => rgbToOklab(rgb));
  const chosen: number[] = [];
  const nearest = labs.map(() => Infinity);
  while (chosen.length < Math.min(most, labs.length)) {
    const next = nearest.indexOf(Math.max(...nearest));
    const own = labs[next];
    if (!own) break;
    chosen.push(next);
    for (const [i, lab] of labs.entries()) nearest[i] = Math.min(nearest[i] ?? 0, deltaEOk(own, lab));
    nearest[next] = -1;
  }
  return chosen.toSorted((a, b) => a - b);
};
