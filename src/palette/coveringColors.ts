import { deltaE00, deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { ColorGroup } from './groupColors';

/** ΔE00 up to which one color can represent another: the same hue and tone to anyone who is not comparing them. */
export const STANDS_FOR = 10;

/** OKLab distance, about ΔE00 10, beyond which a color covers nothing. */
const FAR = 0.1;

/** Only the most frequent groups are candidates, which keeps this from becoming a long task. */
const CANDIDATES_MAX = 100;

/**
 * The indices of up to `most` groups that together cover most of what was found. Greedy: each time, the group that
 * brings all colors closest to the chosen ones, weighted by how often each was found.
 */
export const coveringColors = (groups: readonly ColorGroup[], most: number): number[] => {
  const asked = groups.slice(0, CANDIDATES_MAX);
  const size = asked.length;
  const counts = Float64Array.from(asked, ({ count }) => count);
  // In OKLab, whose Euclidean distance is cheap, and in plain loops, which are fast from the first call on.
  const places = asked.map(({ color }) => rgbToOklab(color.rgb));
  const distances = new Float64Array(size * size);
  for (const [i, place] of places.entries())
    // Stryker disable next-line MethodExpression: the other half of the table is the same
    for (const [j, other] of places.slice(0, i).entries())
      distances[i * size + j] = distances[j * size + i] = Math.min(FAR, deltaEOk(place, other));

  const nearest = new Float64Array(size).fill(FAR);
  const at = (values: Float64Array, index: number): number => values[index] ?? 0;
  const gainOf = (i: number): number => {
    let gain = 0;
    for (let j = 0; j < size; j++)
      gain += Math.max(0, at(nearest, j) - at(distances, i * size + j)) * at(counts, j);
    return gain;
  };

  const chosen = new Set<number>();
  while (chosen.size < Math.min(most, size)) {
    let best = -1;
    let bestGain = -1;
    for (let i = 0; i < size; i++) {
      const gain = chosen.has(i) ? -1 : gainOf(i);
      if (gain > bestGain) [best, bestGain] = [i, gain];
    }
    chosen.add(best);
    for (let j = 0; j < size; j++) nearest[j] = Math.min(at(nearest, j), at(distances, best * size + j));
  }
  return [...chosen].toSorted((a, b) => a - b);
};

/** The share of everything found, 0 to 1, that the chosen groups represent; 0 where nothing was found. */
export const coverage = (groups: readonly ColorGroup[], chosen: ReadonlySet<number>): number => {
  const labs = [...chosen].flatMap((index) => groups[index]?.lab ?? []);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const covered = groups.reduce(
    (sum, { lab, count }, i) =>
      chosen.has(i) || labs.some((own) => deltaE00(own, lab) <= STANDS_FOR) ? sum + count : sum,
    0,
  );
  return all === 0 ? 0 : covered / all;
};
