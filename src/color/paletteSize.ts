/** Colors in a palette. */
export const PALETTE_MIN = 2;
export const PALETTE_MAX = 9;
