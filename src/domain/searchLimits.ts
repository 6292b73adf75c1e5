/** Searches among public palettes, and among one's own. The database has the same numbers. */
export const FIND = {
  /** Colors within this distance in OKLab count as near. */
  withinOklab: 0.085,
  /** Characters of a word. */
  wordMax: 40,
} as const;
