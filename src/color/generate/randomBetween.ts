import type { Random } from '../random';

/** A number in [low, high). */
export const randomBetween = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);
