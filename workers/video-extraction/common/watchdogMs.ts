/** A video without progress for this long is given up: some damaged ones neither end nor fail. */
export const WATCHDOG_MS = 10_000;
