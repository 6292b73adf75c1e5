import type { Random } from '../color/random';

/** Marsaglia's 32-bit xorshift. State 0 would stay 0 and is never used. */
export const nextXorshift = (state: number): number => {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x >>> 0;
};

/** An initial state that spreads small seeds over all 32 bits. */
export const xorshiftState = (seed: number): number => {
  let x = (Math.imul(seed, 0x9e37_79b1) ^ 0x85eb_ca6b) >>> 0;
  if (x === 0) x = 1;
  return nextXorshift(nextXorshift(x));
};

/** Seeded random numbers in [0, 1) of 24 bits, which single precision holds exactly. */
export const createXorshift = (seed: number): Random => {
  let state = xorshiftState(seed);
  return () => {
    state = nextXorshift(state);
    return (state >>> 8) / 2 ** 24;
  };
};
