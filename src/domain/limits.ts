import type { Plan } from './plan';

export { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';

/**
 * Every limit that depends on the plan. Nothing else in the product tests the plan to pick a number.
 * `history` counts the builder's palettes. The database enforces the rest for accounts, from a table of the same rows.
 */
export const PLAN_LIMITS = {
  anonymous: {
    history: 5,
    imagesPerDay: 10,
    videosPerMonth: 0,
    projects: 0,
    palettesPerProject: 0,
    privateProjects: 0,
    explorePalettes: 50,
  },
  free: {
    history: 50,
    imagesPerDay: 10,
    videosPerMonth: 5,
    projects: 1,
    palettesPerProject: 1,
    privateProjects: 0,
    explorePalettes: Infinity,
  },
  pro: {
    history: 50,
    imagesPerDay: Infinity,
    videosPerMonth: Infinity,
    projects: Infinity,
    palettesPerProject: Infinity,
    privateProjects: Infinity,
    explorePalettes: Infinity,
  },
} as const satisfies Record<Plan, Record<string, number>>;

/** Extraction from pictures. */
export const EXTRACTION = {
  swatchTarget: 200,
  defaultCount: 5,
  /** Longest side of the preview in pixels, and of an SVG as it is drawn; colors are read from every pixel. */
  maxSide: 800,
  /** Decoded pictures: 512 MB of RGBA. */
  maxPixels: 128_000_000,
  galleryPageSize: 15,
  /** Palettes of pictures kept to go back to, on every plan. */
  historyLimit: 50,
} as const;

/** Public palettes. */
export const EXPLORE = {
  pageSize: 50,
  /** Palettes left in the viewer when it asks for more. */
  prefetchAt: 3,
  /** After a step the viewer takes no other for so long. */
  lockMs: 100,
} as const;

/** The service gives no more rows at once, whatever is asked for: `max_rows` of supabase/config.toml. */
export const ROWS_AT_ONCE = 50;

/** Rows of a page of what somebody has; none has more than `ROWS_AT_ONCE`. */
export const PROJECT_PAGES = { projects: 48, palettes: 48, found: 48 } as const;

/** Searches among them, and among one's own. The database has the same numbers. */
export const FIND = {
  /** Colors within this distance in OKLab count as near. */
  withinOklab: 0.085,
  /** Characters of a word. */
  wordMax: 40,
} as const;

/** Extraction from videos. */
export const VIDEO = {
  palettesPerFrame: 6,
  colorsPerPalette: 5,
  galleryPageSize: 15,
} as const;

/** What happened last, for administrators. */
export const ACTIVITIES = { pageSize: 10 } as const;

/** Random adjustments that a visitor may try on one device. */
export const FREE_ADJUSTMENTS = 5;

/** How long messages and ticks stay. */
export const TOAST_MS = 4000;
/** A message that offers to take back what was just done. */
export const UNDO_TOAST_MS = 8000;
export const COPY_TOAST_MS = 2000;
export const COPIED_TICK_MS = 3000;

/** Words that administrators type on the builder: letters that are remembered, and how long without a key. */
export const TYPED_CODE = { letters: 15, clearAfterMs: 1000 } as const;

/** Palettes from text and files. */
export const IMPORT = { maxBytes: 5_000_000, maxColors: 10_000 } as const;

/** The file with everything of an account: thousands of palettes. */
export const DATA_EXPORT = { maxBytes: 20_000_000 } as const;
