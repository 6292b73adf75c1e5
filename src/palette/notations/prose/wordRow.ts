import type { Color } from '../../../color/types';
import { colorOfWords } from './names';
import { isAnd } from './words';

/** How a list of colors begins: 'Brand colors:', 'Unsere Farben sind'. */
const LEAD =
  /^[^:;,.#]{0,40}(?:colou?rs?|palettes?|farben|farbpalette|couleurs|colores|paleta)(?:\s[^:;,.#]{1,30})?(?::|\s(?:are|is|sind|ist|sont|son)\s)/i;
const VALUE = /^#[0-9a-f]{3,8}$/i;
const ITEM_WORDS = 3;
const ITEMS_MIN = 2;
const LINE_MAX = 1000;

/**
 * The items of a list of color words with 'and', or after a title: 'Brand colors: teal, navy and gold'. Null where the
 * line is no such list.
 */
export const readWordRow = (
  line: string,
  read: (part: string) => Color | null,
): { readonly part: string; readonly color: Color | null }[] | null => {
  if (line.length > LINE_MAX) return null;
  const lead = LEAD.exec(line)?.[0] ?? '';
  const words = line
    .slice(lead.length)
    .replace(/\s*[.!]\s*$/, '')
    .replaceAll(',', ' , ')
    .split(/\s+/);
  const items: string[][] = [[]];
  let hasAnd = false;
  for (const word of words.filter((one) => one !== '')) {
    hasAnd ||= isAnd(word);
    if (word === ',' || isAnd(word)) items.push([]);
    else items.at(-1)?.push(word);
  }
  if (lead === '' && !hasAnd) return null;
  const row = items
    .filter((item) => item.length > 0)
    .map((item) => {
      const part = item.join(' ');
      const isWritten = VALUE.test(part);
      return { part, isWritten, length: item.length, color: isWritten ? read(part) : colorOfWords(item) };
    });
  const colors = row.filter(({ color }) => color !== null);
  const isAll = colors.length === row.length;
  const isMost = colors.length * 2 > row.length && row.every(({ length }) => length <= ITEM_WORDS);
  const isRow =
    colors.length >= ITEMS_MIN &&
    colors.some(({ isWritten }) => !isWritten) &&
    (isAll || (lead !== '' && isMost));
  return isRow ? row.map(({ part, color }) => ({ part, color })) : null;
};
