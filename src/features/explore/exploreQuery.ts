import { formatHex } from '../../color/format';
import { parseHex } from '../../color/parse';
import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import { FIND } from '../../domain/searchLimits';
import { readTags } from '../../domain/tag';
import type { FindSort, PaletteSearch } from '../../domain/savedPalette';

/** Which public palettes are shown, and in which order: everything that the address says. */
export type ExploreQuery = PaletteSearch & { readonly sort: FindSort };

const SORTS: readonly string[] = ['popular', 'recent', 'nearest'] satisfies readonly FindSort[];
const isSort = (text: string | null): text is FindSort => text !== null && SORTS.includes(text);

/** The order where the address names none. */
const usualSort = ({ near }: PaletteSearch): FindSort => (near ? 'nearest' : 'popular');

/** A word as it is looked for: one line, and no longer than a name. Null where nothing is left. */
export const cleanWord = (text: string): string | null =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, FIND.wordMax).join('').trim() || null;

const readSize = (text: string | null): number | null => {
  const size = Number(text ?? Number.NaN);
  return Number.isInteger(size) && size >= PALETTE_MIN && size <= PALETTE_MAX ? size : null;
};

/** What cannot be read asks for nothing: an address from anywhere still shows palettes. */
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

/** The address's query, without its '?'; the same text for the same query. */
export const writeQuery = ({ word, tags, near, size, sort }: ExploreQuery): string => {
  const params = new URLSearchParams();
  if (word !== null) params.set('q', word);
  for (const tag of tags) params.append('tag', tag);
  if (near) params.set('near', formatHex(near).slice(1).toLowerCase());
  if (size !== null) params.set('size', String(size));
  if (sort !== usualSort({ word, tags, near, size })) params.set('sort', sort);
  return params.toString();
};

/** The query after a change of what is looked for. A color that is new puts the nearest first; without one, nothing is near. */
export const changeSearch = (query: ExploreQuery, change: Partial<PaletteSearch>): ExploreQuery => {
  const { word, tags, near, size } = query;
  const search = { word, tags, near, size, ...change };
  const isOtherColor = change.near !== undefined && change.near !== query.near;
  if (isOtherColor && search.near) return { ...search, sort: 'nearest' };
  return { ...search, sort: query.sort === 'nearest' && !search.near ? 'popular' : query.sort };
};

/** Whether anything is looked for at all. */
export const isSearch = ({ word, tags, near, size }: PaletteSearch): boolean =>
  word !== null || tags.length > 0 || near !== null || size !== null;
