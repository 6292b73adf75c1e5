import { parseHex } from '../../color/parse';
import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import { FIND } from '../../domain/limits';
import type { OwnSearch } from '../../domain/project';

/** As hex stands on swatches. Without a figure it is a word: 'facade'. */
const BARE_HEX = /^(?=.*\d)[\da-f]{6}$/i;

/** '#0D9488', '0D9488', 'oklch(…)', or any color of CSS after 'near'. A word alone is a word: projects are called Red, too. */
const askedColor = (query: string): Color | null => {
  if (BARE_HEX.test(query)) return parseHex(`#${query}`);
  const near = /^near\s+(?<color>.+)$/i.exec(query)?.groups?.color;
  if (near === undefined && !/^#|\(/.test(query)) return null;
  return parseCssColor(near ?? query)?.color ?? null;
};

/** What somebody typed, as it is looked for: a color, else a word; null for nothing. */
export const readSearch = (typed: string): OwnSearch | null => {
  const query = typed.trim();
  if (query === '') return null;
  const near = askedColor(query);
  return { near, word: near ? null : Array.from(query).slice(0, FIND.wordMax).join('') };
};
