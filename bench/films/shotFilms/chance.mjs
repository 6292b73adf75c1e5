/**
 * A seeded random generator: the same seed draws the same film on every machine.
 * @param {number} seed a whole number
 */
export const createChance = (seed) => {
  // Mulberry32: its 32 bits of state take any seed, 0 as well.
  let state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (/** @type {number} */ from, /** @type {number} */ to) => from + (to - from) * next();
  return {
    next,
    between,
    /** A whole number, both ends included. */
    whole: (/** @type {number} */ from, /** @type {number} */ to) => Math.floor(between(from, to + 1)),
    /** @type {<T>(items: readonly T[]) => T} */
    pick: (items) => /** @type {any} */ (items[Math.floor(next() * items.length)]),
    happens: (/** @type {number} */ likelihood) => next() < likelihood,
    /** Approximately normal, mean 0 and standard deviation 1. */
    normal: () => next() + next() + next() + next() + next() + next() - 3 + (next() - next()) * 0.5,
  };
};

/** @typedef {ReturnType<typeof createChance>} Chance */
