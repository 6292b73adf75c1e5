import type { Color, Palette } from '../color/types';
import type { PaletteDetails } from './paletteDetails';

/** A palette of a project; public ones are shown to everyone. Times are ISO 8601 in UTC. */
export type SavedPalette = PaletteDetails & {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly colors: Palette;
  /** The theme made from it, as the query string of the theme's address; null for none. */
  readonly theme: string | null;
  readonly isPublic: boolean;
  /** How often others have used it, once per person and day. */
  readonly selectionCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Where a palette is stored in the user's projects; saving it again overwrites it. */
export type SavedPlace = Pick<SavedPalette, 'id' | 'projectId'>;

/** A place from storage or navigation state; null if invalid. */
export const readPlace = (value: unknown): SavedPlace | null => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('projectId' in value)) return null;
  const { id, projectId } = value;
  return typeof id === 'string' && typeof projectId === 'string' ? { id, projectId } : null;
};

/** The order of public palettes. */
export type ExploreSort = 'popular' | 'recent';

/** Filters for public palettes; all that are not null must match. */
export type PaletteSearch = {
  /** Prefix of words in the name or tags. */
  readonly word: string | null;
  /** All must match; empty for no filter. */
  readonly tags: readonly string[];
  /** A color close to one of theirs. */
  readonly near: Color | null;
  /** Number of colors. */
  readonly size: number | null;
};

/** Search results can also be sorted by distance. */
export type FindSort = ExploreSort | 'nearest';

/** Cursor of the next page: it begins after this palette. */
export type ExploreCursor = Pick<SavedPalette, 'id' | 'createdAt' | 'selectionCount'> & {
  /** Its color distance, if a color was searched for. */
  readonly distance?: number;
};

/** `next` is null on the last page. */
export type ExplorePage = { readonly palettes: readonly SavedPalette[]; readonly next: ExploreCursor | null };
