import type { Plan } from './plan';

export { PALETTE_MAX, PALETTE_MIN } from '../color/palette';

/**
 * Every limit that depends on the plan. Nothing else in the product tests the plan to pick a number.
 * `history` counts the builder's palettes.
 */
export const PLAN_LIMITS = {
  anonymous: { history: 5, imagesPerDay: 10 },
  free: { history: 50, imagesPerDay: 10 },
  pro: { history: 50, imagesPerDay: Infinity },
} as const satisfies Record<Plan, Record<string, number>>;

/** Extraction from pictures. */
export const EXTRACTION = {
  swatchTarget: 200,
  defaultCount: 5,
  /** Longest side in pixels that the colours are read from. */
  maxSide: 800,
  galleryPageSize: 15,
  /** Palettes of pictures kept to go back to, on every plan. */
  historyLimit: 50,
} as const;

/** How long messages and ticks stay. */
export const TOAST_MS = 4000;
export const COPY_TOAST_MS = 2000;
export const COPIED_TICK_MS = 3000;
