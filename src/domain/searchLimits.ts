/** Limits for searching public and own palettes. The database has the same numbers. */
export const FIND = {
  /** Colors within this distance in OKLab count as near. */
  withinOklab: 0.085,
  /** Most characters of a word. */
  wordMax: 40,
} as const;
