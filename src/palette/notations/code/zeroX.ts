import type { AlphaPlace } from '../values/alphaPlace';

const EIGHT = /\b0x([0-9a-f]{8})(?![0-9a-f])/gi;

/** How many values are examined. */
const SAMPLE = 2000;

/** What nobody sees wherever it has its opacity. */
const NOTHING = '00000000';

/**
 * Where '0x…' has its opacity: first, as in Flutter and Compose, unless all values that are seen end with FF and some
 * do not begin with it.
 */
export const zeroXPlaceOf = (text: string): AlphaPlace => {
  let count = 0;
  let isFirst = true;
  for (const [, digits = ''] of text.matchAll(EIGHT)) {
    if (digits === NOTHING) continue;
    if (!/ff$/i.test(digits)) return 'first';
    isFirst &&= /^ff/i.test(digits);
    if (++count >= SAMPLE) break;
  }
  return isFirst ? 'first' : 'last';
};

/** One that is added to a color says nothing about the others. */
const OPACITY =
  /(?<![|+]\s{0,4}\(?)\b0x(?!00)(?!ff0{6}\w{0,3}\s{0,4}[|+])(?:[0-9a-f]{2}_?){3}[0-9a-f]{2}(?![0-9a-f])/i;

/** Whether '0x…' has an opacity: where all values begin with 00, as in C, that byte is a spare one. */
export const hasZeroXOpacity = (text: string): boolean => OPACITY.test(text);
