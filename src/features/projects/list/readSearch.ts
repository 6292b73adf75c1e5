import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';
import { firstCharacters } from '../../../domain/firstCharacters';
import { FIND } from '../../../domain/searchLimits';
import type { OwnSearch } from '../../../domain/project';
import { readTags } from '../../../domain/tag';
import { takeTags } from '../../../domain/typedTags';

/** A hex as shown on swatches. Without a digit it is a word: 'facade'. */
const BARE_HEX = /^(?=.*\d)[\da-f]{6}$/i;

/**
 * '#0D9488', '0D9488', 'oklch(…)', or any CSS color after 'near'. A color name alone is a word, as projects are named
 * Red, too.
 */
const askedColor = (query: string): Color | null => {
  if (BARE_HEX.test(query)) return parseHex(`#${query}`);
  const { color: near } = /^near\s+(?<color>.+)$/i.exec(query)?.groups ?? {};
  if (near === undefined && !/^#|\(/.test(query)) return null;
  return parseCssColor(near ?? query)?.color ?? null;
};

/** Parses typed text: a color, else tags after '#', else words; null if empty. */
export const readSearch = (typed: string): OwnSearch | null => {
  const query = typed.trim();
  if (query === '') return null;
  const near = askedColor(query);
  if (near) return { near, word: null, tags: [] };
  const { tags, rest } = takeTags(query);
  return { near, tags, word: rest === '' ? null : firstCharacters(rest, FIND.wordMax) };
};

/** The search of an address: the words or the color of 'q', and every 'tag'; null for none. */
export const readAddress = (params: URLSearchParams): OwnSearch | null => {
  const typed = readSearch(params.get('q') ?? '');
  const tags = readTags([...params.getAll('tag'), ...(typed?.tags ?? [])]);
  if (!typed && tags.length === 0) return null;
  return { word: typed?.word ?? null, near: typed?.near ?? null, tags };
};
