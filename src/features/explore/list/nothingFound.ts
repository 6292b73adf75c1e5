import type { PaletteSearch } from '../../../domain/savedPalette';

type Filters = Pick<PaletteSearch, 'tags' | 'size'>;

const tagsText = (count: number): string => (count > 1 ? 'all of these tags' : 'this tag');

const filtersText = ({ tags, size }: Filters): string =>
  [...(tags.length > 0 ? [tagsText(tags.length)] : []), ...(size === null ? [] : [`${size} colors`])].join(
    ' and ',
  );

const soughtText = ({ word, near }: Pick<PaletteSearch, 'word' | 'near'>): string => {
  if (near) return word === null ? 'Nothing near this color' : 'Nothing near this color with that word';
  return word === null ? 'Nothing' : 'Nothing with that word';
};

/**
 * Why nothing was found, and what to try: the narrowest filter first; a filter is not blamed if another may be the
 * reason.
 */
export const nothingNote = (search: PaletteSearch): string => {
  const { word, tags, near, size } = search;
  const isFiltered = tags.length > 0 || size !== null;
  if (isFiltered && (word !== null || near !== null || (tags.length > 0 && size !== null)))
    return `${soughtText(search)} has ${filtersText(search)}.`;
  if (size !== null) return `Nothing of ${size} colors. Try any size, or make a palette of your own.`;
  if (tags.length > 0)
    return `Nothing has ${tagsText(tags.length)} yet. Try another, or make a palette of your own.`;
  if (near && word !== null) return `${soughtText(search)}. Try the color or the word alone.`;
  if (near) return 'Nothing near this color yet. Try another, or make a palette of your own.';
  if (word === null) return 'Be the first to make one.';
  return `Try ${/\s/.test(word.trim()) ? 'fewer words' : 'another word'}, or make a palette of your own.`;
};

/** Label of the button that removes the filters; null if there are none, or nothing else is searched for. */
export const withoutFiltersLabel = ({ word, tags, near, size }: PaletteSearch): string | null => {
  if (word === null && near === null) return null;
  if (tags.length > 0 && size !== null) return 'Search without the filters';
  if (size !== null) return 'Search in any size';
  if (tags.length === 0) return null;
  return tags.length > 1 ? 'Search without the tags' : 'Search without the tag';
};
