import { deltaEOk } from '../../../color/distance';
import { rgbToOklab, rgbToOklch } from '../../../color/oklab';
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

/** OKLab distance between a color and its inks without the profile of a printer. */
const NEARLY = 0.1;

/** Whether two colors may be one on a screen and in print. */
export const isNearly = (one: Color, other: Color): boolean => apart(one, other) < NEARLY;

export const isUnlike = (word: Color, value: Color | null): boolean =>
  value !== null && apart(word, value) > UNLIKE;

const GRAY = 0.04;
const HUE_MAX = 40;
const GRAYS_APART = 0.6;

/** Whether two colors have the same hue, whatever their lightness: a color called 'blue' is rarely #0000FF. */
export const isOfHue = (one: Color, other: Color): boolean => {
  const [a, b] = [rgbToOklch(one.rgb), rgbToOklch(other.rgb)];
  const distance = Math.abs(a.okH - b.okH);
  return Math.min(a.okC, b.okC) > GRAY && Math.min(distance, 360 - distance) < HUE_MAX;
};

/** OKLab distance that no printer's profile makes between inks and a color of the same hue on a screen. */
const INKS_APART = 0.4;

/** Whether inks, read without the profile of a printer, clearly print another color than the one on the screen. */
export const isOtherPrinted = (inks: Color, shown: Color): boolean =>
  isUnlike(inks, shown) && (!isOfHue(inks, shown) || apart(inks, shown) > INKS_APART);

/** Whether both are grays that one word may name, as 'gray' does from dark to light. */
const areGrays = (one: Color, other: Color): boolean =>
  [one, other].every(({ rgb }) => rgbToOklch(rgb).okC <= GRAY) && apart(one, other) < GRAYS_APART;

/** Whether a word of CSS means a color of its own and cannot name this one beside it. */
export const isOtherColor = (word: string, said: Color, value: Color): boolean =>
  COMPOUND.test(word)
    ? apart(said, value) > UNLIKE_COMPOUND
    : isUnlike(said, value) && !isOfHue(said, value) && !areGrays(said, value);
