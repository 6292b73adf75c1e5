/** Returns a number in [0, 1). Every function that needs randomness takes one as an argument. */
export type Random = () => number;

/** An integer in [low, high], both included. */
export const randomInt = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** Mulberry32 (T. Ettinger, public domain): the same 32-bit seed always gives the same numbers. */
export const createSeededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A seed to store, from which the same list can be made again. */
export const drawSeed = (random: Random): number => randomInt(random, 0, 0x7fffffff);
