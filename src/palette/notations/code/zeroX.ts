import type { AlphaPlace } from '../values/alphaPlace';

const EIGHT = /\b0x([0-9a-f]{8})(?![0-9a-f])/gi;

/** How many values are examined. */
const SAMPLE = 2000;

/**
 * Where '0x…' has its opacity: first, as in Flutter and Compose, unless all values end with FF and some do not begin
 * with it.
 */
export const zeroXPlaceOf = (text: string): AlphaPlace => {
  let count = 0;
  let isFirst = true;
  for (const [, digits = ''] of text.matchAll(EIGHT)) {
    if (!/ff$/i.test(digits)) return 'first';
    isFirst &&= /^ff/i.test(digits);
    if (++count >= SAMPLE) break;
  }
  return isFirst ? 'first' : 'last';
};
