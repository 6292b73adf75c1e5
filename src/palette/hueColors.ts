import { rgbToOklch } from '../color/oklab';
import type { ColorGroup } from './groupColors';

/** OKLCH chroma below which a color of a style sheet is one of its grays: those that are tinted blue reach 0.047. */
const GRAY_BELOW = 0.05;

/** Degrees of OKLCH hue: nearer ones are the same hue to most people, as red and vermilion are. */
const APART_MIN = 16;
const APART_STEP = 2;

/** Rarer groups are not shown, so that they cannot be taken. */
const CANDIDATES_MAX = 500;

const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other);
  return Math.min(turn, 360 - turn);
};

/**
 * The indices of up to `most` groups that differ most in hue: as far from each other as leaves so many of them, and of
 * those in reach of each other the most frequent. Grays are none of them, and fewer hues are not filled up.
 */
export const hueColors = (groups: readonly ColorGroup[], most: number): number[] => {
  const hues = groups.slice(0, CANDIDATES_MAX).flatMap(({ color }, index) => {
    const { okC, okH } = rgbToOklch(color.rgb);
    return okC < GRAY_BELOW ? [] : [{ index, okH }];
  });
  // Groups come by their count, so that the first one of a hue is the most frequent.
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
