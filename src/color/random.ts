/** Returns a number in [0, 1). Every function that needs chance takes one of these. */
export type Random = () => number;

/** An integer in [low, high], both included. */
export const randomInt = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
