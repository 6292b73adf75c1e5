import type { Random } from '../color/random';

/** Marsaglia's xorshift of 32 bits; state 0 would stay 0, so it is never used. */
export const nextXorshift = (state: number): number => {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x >>> 0;
};

/** Spreads small seeds over the 32 bits. */
export const xorshiftState = (seed: number): number => {
  let x = (Math.imul(seed, 0x9e37_79b1) ^ 0x85eb_ca6b) >>> 0;
  if (x === 0) x = 1;
  return nextXorshift(nextXorshift(x));
};

/** Repeatable chance in [0, 1), of 24 bits, so that it is exact in single precision. */
export const createXorshift = (seed: number): Random => {
  let state = xorshiftState(seed);
  return () => {
    state = nextXorshift(state);
    return (state >>> 8) / 2 ** 24;
  };
};
