import type { Color } from '../color/types';
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
  /** When the project or one of its palettes last changed. */
  readonly changedAt: string;
  readonly palettes: readonly SavedPalette[];
  readonly paletteCount: number;
};

/** Palettes shown on a card. */
export const CARD_PALETTES = 4;

export type ProjectSort = 'recent' | 'oldest' | 'name-asc' | 'name-desc';

/** Filter and order of projects. A null word matches all. */
export type ProjectQuery = { readonly word: string | null; readonly sort: ProjectSort };

/** Cursor of the next page: it begins after this project. */
export type ProjectCursor = Pick<Project, 'id' | 'name' | 'createdAt'>;

/** `next` is null on the last page. */
export type ProjectPage = { readonly projects: readonly ProjectCard[]; readonly next: ProjectCursor | null };

/**
 * Fingerprint for detecting changes of a project or its palettes: `changedAt` covers all changes but deletions,
 * `paletteCount` those.
 */
export type ProjectMark = Pick<ProjectCard, 'id' | 'changedAt' | 'paletteCount'>;

/** Totals of a user. */
export type ProjectTotals = { readonly projects: number; readonly palettes: number };

/** Cursor of the next page of a project's palettes: it begins after this one. */
export type PaletteCursor = Pick<SavedPalette, 'id' | 'createdAt'>;
export type PalettePage = {
  readonly palettes: readonly SavedPalette[];
  readonly next: PaletteCursor | null;
};

/** Search among a user's own palettes: a word of the name, tags, a similar color; empty matches all. */
export type OwnSearch = {
  readonly word: string | null;
  readonly tags: readonly string[];
  readonly near: Color | null;
};

/** `distance` in OKLab, 0 if no color was searched for. */
export type FoundPalette = {
  readonly palette: SavedPalette;
  readonly projectName: string;
  readonly distance: number;
};
export type FoundCursor = PaletteCursor & { readonly distance: number };
export type FoundPage = { readonly found: readonly FoundPalette[]; readonly next: FoundCursor | null };
