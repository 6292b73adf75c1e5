import type { Stretch } from './shot';

/** Pairs closer than this, which most are, get a small integer as key, which V8 stores without boxing it. */
const NEAR = 128;
/** More than any video has frames: 24 hours at 60 frames/s are 5 million. */
const MOST_PLACES = 2 ** 26;

/** A unique key for two places; negative if they are far apart or in reverse order. */
const keyOf = (before: number, after: number): number => {
  const gap = after - before;
  return gap >= 0 && gap < NEAR ? before * NEAR + gap : -1 - before * MOST_PLACES - after;
};

/** Memoizes a function of two places. */
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

/** Memoizes a function of a stretch; most stretches stay the same at other sensitivities. */
export const memoByStretch = <Result>(find: (stretch: Stretch) => Result): ((stretch: Stretch) => Result) => {
  const byPlaces = memoByPlaces((first, last) => find({ first, last }));
  return ({ first, last }) => byPlaces(first, last);
};
