import { colorOfWord } from './proseNames';
import { isAnd } from './proseWords';

/** What a list of colors begins with: 'Brand colors:', 'Unsere Farben sind'. */
const LEAD =
  /^[^:;,.#]{0,40}(?:colou?rs?|palettes?|farben|farbpalette|couleurs|colores|paleta)(?:\s[^:;,.#]{1,30})?(?::|\s(?:are|is|sind|ist|sont|son)\s)/i;
const VALUE = /^#[0-9a-f]{3,8}$/i;
const ITEM_WORDS = 3;
const ITEMS_MIN = 2;
const LINE_MAX = 1000;

/**
 * A line of color words with 'and' or a title before them as a list with commas: 'Brand colors: teal, navy and gold'. Null
 * where it is none.
 */
export const inProseList = (line: string): string | null => {
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
  const parts = items.filter((item) => item.length > 0);
  const isColor = ([word = '', ...others]: readonly string[]): boolean =>
    others.length === 0 && (VALUE.test(word) || colorOfWord(word) !== null);
  const colors = parts.filter(isColor);
  const hasWord = colors.some(([word = '']) => !VALUE.test(word));
  const isRow =
    hasWord &&
    colors.length >= ITEMS_MIN &&
    (colors.length === parts.length ||
      (lead !== '' && colors.length * 2 > parts.length && parts.every((part) => part.length <= ITEM_WORDS)));
  return isRow ? parts.map((part) => part.join(' ')).join(', ') : null;
};
