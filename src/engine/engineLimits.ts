/** The sum of a channel of so many pixels still fits 32 bits. */
export const MAX_PIXELS = 16_843_009;

export const MAX_SWATCHES = 1024;

/** What the memory of the compiled module may grow to, as asconfig.json says. */
export const MAX_BYTES = 256 * 2 ** 20;
