/** As many changes of the address may follow each other at once, and then one in this time. */
const BURST = 30;
const REFILL_MS = 200;

/**
 * When a change would come after an even stream of earlier ones, in milliseconds of the page. Browsers refuse changes that come too
 * fast, Safari 100 in 10 s and Chromium 200 in 30 s: this allows 80 and 180. (The cell rate algorithm of ATM networks, ITU-T I.371.)
 */
export type AddressPace = number;

export const NO_WRITES: AddressPace = 0;

/** Hardly ever more than 0, so that a reload finds what was done last in the address. */
export const waitBeforeWriteMs = (pace: AddressPace, nowMs: number): number =>
  Math.max(0, pace - (BURST - 1) * REFILL_MS - nowMs);

export const paceAfterWrite = (pace: AddressPace, nowMs: number): AddressPace =>
  Math.max(pace, nowMs) + REFILL_MS;
