import type { Plan } from './plan';

/**
 * Every limit that depends on the plan; nothing else in the product derives a number from the plan. `history` counts
 * the builder's palettes. The database enforces the others for accounts, from a table with the same rows.
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

/** Free random adjustments per device for visitors. */
export const FREE_ADJUSTMENTS = 5;
