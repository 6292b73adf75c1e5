import type { Stretch } from './shot';

/** No film has as many frames: 24 hours at 60 frames/s have 5 million. */
const MOST_PLACES = 2 ** 26;

/** Finds once what is asked of two places. */
export const memoByPlaces = <Result>(
  find: (before: number, after: number) => Result,
): ((before: number, after: number) => Result) => {
  const known = new Map<number, Result>();
  return (before, after) => {
    const key = before * MOST_PLACES + after;
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
