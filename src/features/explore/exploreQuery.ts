import { formatHex } from '../../color/format';
import { parseHex } from '../../color/parse';
import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import { firstCharacters } from '../../domain/firstCharacters';
import { FIND } from '../../domain/searchLimits';
import { readTags } from '../../domain/tag';
import type { FindSort, PaletteSearch } from '../../domain/savedPalette';

/** The filters and order of public palettes: everything in the address. */
export type ExploreQuery = PaletteSearch & { readonly sort: FindSort };

const SORTS: readonly string[] = ['popular', 'recent', 'nearest'] satisfies readonly FindSort[];
const isSort = (text: string | null): text is FindSort => text !== null && SORTS.includes(text);

/** The default order. */
const usualSort = ({ near }: PaletteSearch): FindSort => (near ? 'nearest' : 'popular');

/** A normalized search word: one line, and no longer than a name. Null if nothing is left. */
export const cleanWord = (text: string): string | null =>
  firstCharacters(text.replaceAll(/\s+/g, ' ').trim(), FIND.wordMax).trim() || null;

const readSize = (text: string | null): number | null => {
  const size = Number(text ?? Number.NaN);
  return Number.isInteger(size) && size >= PALETTE_MIN && size <= PALETTE_MAX ? size : null;
};

/** Invalid parameters are ignored, so that any address shows palettes. */
export const readQuery = (params: URLSearchParams): ExploreQuery => {
  const search: PaletteSearch = {
    word: cleanWord(params.get('q') ?? ''),
    tags: readTags(params.getAll('tag')),
    near: parseHex(params.get('near') ?? ''),
    size: readSize(params.get('size')),
  };
  const sort = params.get('sort');
  const isPossible = isSort(sort) && (sort !== 'nearest' || search.near !== null);
  return { ...search, sort: isPossible ? sort : usualSort(search) };
};

/** The query string without '?'; canonical, so that equal queries give equal text. */
export const writeQuery = ({ word, tags, near, size, sort }: ExploreQuery): string => {
  const params = new URLSearchParams();
  if (word !== null) params.set('q', word);
  for (const tag of tags) params.append('tag', tag);
  if (near) params.set('near', formatHex(near).slice(1).toLowerCase());
  if (size !== null) params.set('size', String(size));
  if (sort !== usualSort({ word, tags, near, size })) params.set('sort', sort);
  return params.toString();
};

/** The query after a change of the search. A new color sorts by distance; without a color that order is dropped. */
export const changeSearch = (query: ExploreQuery, change: Partial<PaletteSearch>): ExploreQuery => {
  const { word, tags, near, size } = query;
  const search = { word, tags, near, size, ...change };
  const isOtherColor = change.near !== undefined && change.near !== query.near;
  if (isOtherColor && search.near) return { ...search, sort: 'nearest' };
  return { ...search, sort: query.sort === 'nearest' && !search.near ? 'popular' : query.sort };
};

/** Whether there is any filter. */
export const isSearch = ({ word, tags, near, size }: PaletteSearch): boolean =>
  word !== null || tags.length > 0 || near !== null || size !== null;
