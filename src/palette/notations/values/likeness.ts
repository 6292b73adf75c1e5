import { deltaEOk } from '../../../color/distance';
import { rgbToOklab } from '../../../color/oklab';
import type { Color } from '../../../color/types';

/** Differences in OKLab from which on one color is no name of another: 'teal' of a red, not of a blue green. */
const UNLIKE = 0.25;

/** Differences in OKLab that rounding in another notation makes. */
const ALIKE = 0.02;

const apart = (one: Color, other: Color): number => deltaEOk(rgbToOklab(one.rgb), rgbToOklab(other.rgb));

/** Whether two colors are one in two notations. */
export const isAlike = (one: Color, other: Color): boolean => apart(one, other) < ALIKE;

export const isUnlike = (word: Color, value: Color | null): boolean =>
  value !== null && apart(word, value) > UNLIKE;
