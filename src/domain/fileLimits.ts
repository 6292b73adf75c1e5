/** Limits for palettes from text and files. */
export const IMPORT = { maxBytes: 5_000_000, maxColors: 10_000 } as const;

/**
 * Files of account data. Larger ones are read only if they begin as ours do: an account may have any number of palettes.
 */
export const DATA_EXPORT = { maxUnknownBytes: 20_000_000, beginningBytes: 1000 } as const;
