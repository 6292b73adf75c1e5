import { PLAN_LIMITS } from './limits';

const { imagesPerDay, palettesPerProject } = PLAN_LIMITS.free;

/** What an account is, said where one is about to be made. */
export const ACCOUNT_MESSAGES = {
  planOfReading: `Free: ${imagesPerDay} image extractions a day. PRO: unlimited.`,
  planOfSaving: `Free: ${palettesPerProject} saved palette, which everyone can find in Explore. PRO: unlimited, public or private.`,
  planOfProject: `Free: ${palettesPerProject} saved palette, public. PRO: unlimited, public or private.`,
} as const;
