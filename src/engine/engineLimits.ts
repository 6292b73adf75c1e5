/** The sum of a channel of so many pixels still fits 32 bits. */
export const MAX_PIXELS = 16_843_009;

export const MAX_SWATCHES = 1024;
