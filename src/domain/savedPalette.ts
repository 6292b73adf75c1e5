import type { Color, Palette } from '../color/types';
import type { PaletteDetails } from './paletteDetails';

/** A palette of a project; public ones are shown to everyone. Times are ISO 8601 in UTC. */
export type SavedPalette = PaletteDetails & {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly colors: Palette;
  /** The theme made of it, as the query of that theme's address; null for none. */
  readonly theme: string | null;
  readonly isPublic: boolean;
  /** How often others have used it, once per person and day. */
  readonly selectionCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Where a palette is kept in somebody's projects: what is saved again takes its place. */
export type SavedPlace = Pick<SavedPalette, 'id' | 'projectId'>;

/** A place from storage or navigation; null where it is none. */
export const readPlace = (value: unknown): SavedPlace | null => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('projectId' in value)) return null;
  const { id, projectId } = value;
  return typeof id === 'string' && typeof projectId === 'string' ? { id, projectId } : null;
};

/** The order of public palettes. */
export type ExploreSort = 'popular' | 'recent';

/** What is looked for among them; all that is not null has to fit. */
export type PaletteSearch = {
  /** Beginnings of words in the name or in tags. */
  readonly word: string | null;
  /** All of them; none asks for nothing. */
  readonly tags: readonly string[];
  /** A color that one of theirs is near. */
  readonly near: Color | null;
  /** Number of colors. */
  readonly size: number | null;
};

/** What is found can be ordered by how near it is, too. */
export type FindSort = ExploreSort | 'nearest';

/** Where the next page begins: after the last palette of this one. */
export type ExploreCursor = Pick<SavedPalette, 'id' | 'createdAt' | 'selectionCount'> & {
  /** How near that one is, where it was looked for by a color. */
  readonly distance?: number;
};

/** `next` is null on the last page. */
export type ExplorePage = { readonly palettes: readonly SavedPalette[]; readonly next: ExploreCursor | null };
