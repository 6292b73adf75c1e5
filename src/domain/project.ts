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
  /** When it or one of its palettes was changed last. */
  readonly changedAt: string;
  readonly palettes: readonly SavedPalette[];
  readonly paletteCount: number;
};

/** Palettes that a card shows. */
export const CARD_PALETTES = 4;

export type ProjectSort = 'recent' | 'oldest' | 'name-asc' | 'name-desc';

/** Which projects are listed, and in which order. A null word asks for all of them. */
export type ProjectQuery = { readonly word: string | null; readonly sort: ProjectSort };

/** Where the next page begins: after the last project of this one. */
export type ProjectCursor = Pick<Project, 'id' | 'name' | 'createdAt'>;

/** `next` is null on the last page. */
export type ProjectPage = { readonly projects: readonly ProjectCard[]; readonly next: ProjectCursor | null };

/** What tells whether anything of a project or its palettes has changed: each change but a removal has a time. */
export type ProjectMark = Pick<ProjectCard, 'id' | 'changedAt' | 'paletteCount'>;

/** Of everything that somebody has. */
export type ProjectTotals = { readonly projects: number; readonly palettes: number };

/** Palettes of a project begin after the last one of the page before. */
export type PaletteCursor = Pick<SavedPalette, 'id' | 'createdAt'>;
export type PalettePage = {
  readonly palettes: readonly SavedPalette[];
  readonly next: PaletteCursor | null;
};

/** What is looked for among somebody's own palettes: a word of the name, tags, a color that is near; without any, all of them. */
export type OwnSearch = {
  readonly word: string | null;
  readonly tags: readonly string[];
  readonly near: Color | null;
};

/** `distance` in OKLab, 0 where no color was looked for. */
export type FoundPalette = {
  readonly palette: SavedPalette;
  readonly projectName: string;
  readonly distance: number;
};
export type FoundCursor = PaletteCursor & { readonly distance: number };
export type FoundPage = { readonly found: readonly FoundPalette[]; readonly next: FoundCursor | null };
