import type { SavedPalette } from './savedPalette';

/** Times are ISO 8601 in UTC. */
export type Project = {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A project as its card shows it: the newest palettes, at most four, and how many there are in all. */
export type ProjectCard = Project & {
  readonly palettes: readonly SavedPalette[];
  readonly paletteCount: number;
};

/** Palettes that a card shows. */
export const CARD_PALETTES = 4;
