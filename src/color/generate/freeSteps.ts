import type { Oklch } from '../types';

/** `count` values spaced evenly from end to end. */
export const evenSteps = (count: number, [from, to]: readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** The steps of lightness that are left to the free colors: each kept color uses up the step nearest to its own. */
export const freeSteps = (steps: readonly number[], kept: readonly Oklch[]): number[] => {
  const free = [...steps];
  for (const { okL } of kept) {
    const off = free.map((step) => Math.abs(step - okL));
    free.splice(off.indexOf(Math.min(...off)), 1);
  }
  return free;
};
