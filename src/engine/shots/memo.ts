import type { Stretch } from './shot';

/** Most pairs are so near to each other that their key is a small whole number, which a map finds without a box for it. */
const NEAR = 128;
/** No video has as many frames: 24 hours at 60 frames/s have 5 million. */
const MOST_PLACES = 2 ** 26;

/** Of two places in order; below 0 where they are far apart. */
const keyOf = (before: number, after: number): number => {
  const gap = after - before;
  return gap >= 0 && gap < NEAR ? before * NEAR + gap : -1 - before * MOST_PLACES - after;
};

/** Finds once what is asked of two places. */
export const memoByPlaces = <Result>(
  find: (before: number, after: number) => Result,
): ((before: number, after: number) => Result) => {
  const known = new Map<number, Result>();
  return (before, after) => {
    const key = keyOf(before, after);
    const result = known.get(key);
    if (result !== undefined) return result;
    const found = find(before, after);
    known.set(key, found);
    return found;
  };
};

/** Finds once what is asked of a stretch: most are the same whatever the sensitivity. */
export const memoByStretch = <Result>(find: (stretch: Stretch) => Result): ((stretch: Stretch) => Result) => {
  const byPlaces = memoByPlaces((first, last) => find({ first, last }));
  return ({ first, last }) => byPlaces(first, last);
};
