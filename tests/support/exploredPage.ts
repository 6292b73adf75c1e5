import { PAGE_SIZES } from '../../src/domain/pageSizes';
import type { ExploreCursor, ExplorePage, FindSort, SavedPalette } from '../../src/domain/savedPalette';

export const isOpen = (palette: SavedPalette): boolean => palette.isPublic;

/** Sorts the public palettes as the database does, and returns one page of them. */
export const exploredPage = (
  palettes: readonly SavedPalette[],
  sort: FindSort,
  after: ExploreCursor | null,
  distanceOf: (palette: SavedPalette) => number = () => 0,
): ExplorePage => {
  const sorted = palettes.filter(isOpen).toSorted((a, b) => {
    const byDistance = sort === 'nearest' ? distanceOf(a) - distanceOf(b) : 0;
    const byUse = sort === 'recent' ? 0 : b.selectionCount - a.selectionCount;
    return byDistance || byUse || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
  });
  const start = after ? sorted.findIndex(({ id }) => id === after.id) + 1 : 0;
  const page = sorted.slice(start, start + PAGE_SIZES.explore);
  return { palettes: page, next: page.length === PAGE_SIZES.explore ? (page.at(-1) ?? null) : null };
};
