/** Limits for palettes from text and files. */
export const IMPORT = { maxBytes: 5_000_000, maxColors: 10_000 } as const;

/** The file with all data of an account: thousands of palettes. */
export const DATA_EXPORT = { maxBytes: 20_000_000 } as const;
