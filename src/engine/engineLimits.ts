/** Up to this many pixels the sum of a channel fits 32 bits. */
export const MAX_PIXELS = 16_843_009;

export const MAX_SWATCHES = 1024;

/** Maximum memory of the compiled module, as set in asconfig.json. */
export const MAX_BYTES = 256 * 2 ** 20;
