import { deltaEOk } from '../../../color/distance';
import { rgbToOklab } from '../../../color/oklab';
import type { Color } from '../../../color/types';

/** OKLab distance above which a color word cannot name a color: 'teal' names no red, but a blue green. */
const UNLIKE = 0.25;

/** OKLab distance that rounding in another notation can cause. */
const ALIKE = 0.02;

const apart = (one: Color, other: Color): number => deltaEOk(rgbToOklab(one.rgb), rgbToOklab(other.rgb));

/** Words of CSS that are two written as one: as a name of a color, a person would write two. */
const COMPOUND = /^[a-z]{11,}$/i;
const UNLIKE_COMPOUND = 0.1;

/** Whether two colors are the same one in two notations. */
export const isAlike = (one: Color, other: Color): boolean => apart(one, other) < ALIKE;

export const isUnlike = (word: Color, value: Color | null): boolean =>
  value !== null && apart(word, value) > UNLIKE;

/** Whether a word of CSS means a color of its own and cannot name this one beside it. */
export const isOtherColor = (word: string, said: Color, value: Color): boolean =>
  apart(said, value) > (COMPOUND.test(word) ? UNLIKE_COMPOUND : UNLIKE);
