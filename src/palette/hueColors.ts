import { rgbToOklch } from '../color/oklab';
import type { ColorGroup } from './groupColors';

/** OKLCH chroma below which a color of a style sheet counts as gray: grays with a blue tint reach 0.047. */
const GRAY_BELOW = 0.05;

/** Degrees of OKLCH hue below which two colors are the same hue to most people, as red and vermilion are. */
const APART_MIN = 16;
const APART_STEP = 2;

/** Rarer groups are not displayed and cannot be chosen. */
const CANDIDATES_MAX = 500;

const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other);
  return Math.min(turn, 360 - turn);
};

/**
 * The indices of up to `most` groups that differ most in hue: the largest minimum distance at which that many can be
 * found; within that distance of each other, only the most frequent is chosen. Grays are left out, and where there are
 * fewer hues, fewer are returned.
 */
export const hueColors = (groups: readonly ColorGroup[], most: number): number[] => {
  const hues = groups.slice(0, CANDIDATES_MAX).flatMap(({ color }, index) => {
    const { okC, okH } = rgbToOklch(color.rgb);
    return okC < GRAY_BELOW ? [] : [{ index, okH }];
  });
  // Groups are sorted by count: the first one of a hue is the most frequent.
  const spread = (apart: number) => {
    const chosen: typeof hues = [];
    for (const hue of hues)
      if (chosen.length < most && chosen.every(({ okH }) => hueDistance(okH, hue.okH) >= apart))
        chosen.push(hue);
    return chosen;
  };
  let apart = 360 / most;
  let chosen = spread(apart);
  while (chosen.length < most && apart > APART_MIN) {
    apart = Math.max(APART_MIN, apart - APART_STEP);
    chosen = spread(apart);
  }
  return chosen.map(({ index }) => index).toSorted((a, b) => a - b);
};
