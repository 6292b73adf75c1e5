import { sameColor } from '../../../color/color';
import type { Color } from '../../../color/types';
import { colorOfWords } from '../prose/names';
import { MARKER } from './mixedItems';
import { splitOutside } from './splitOutside';

/** A text between separators, and the color it is; null if it is none. */
export type WordItem = { readonly part: string; readonly color: Color | null };

const COMMAS = /[,;，；、]/y;
/** These part items only where each is a color: in words of another kind they are anything. */
const FURTHER = [/\s?[/|•·+→]\s?|\s?(?:->|>)\s?|\s(?:to|on|with)\s/y, /\s[–—-]\s/y];
const NAME_WORDS = 4;

/** Quotes and brackets around the items of a list; elsewhere they belong to code or sentences. */
const IS_WRAPPED = /^["'`“„«[({]/;
const AROUND = /["'`“”„«»[\](){}]+/g;

const unwrapped = (line: string): string => (IS_WRAPPED.test(line) ? line.replaceAll(AROUND, '') : line);

const wordsOf = (part: string): string[] => part.match(/\S+/g) ?? [];

/** The color that words name together, with or without hyphens: 'navy-blue'. */
const colorOf = (words: readonly string[]): Color | null =>
  colorOfWords(words.flatMap((word) => word.split('-')));

/**
 * How many words from the first are the next color of a row without separators. A word that is a color is one, as in
 * 'red orange yellow green': only a hue that repeats it belongs to it, as in 'navy blue'. Any other begins a name, as in
 * 'light blue'. 0 if there is none.
 */
const lengthOfNext = (words: readonly string[]): number => {
  const own = colorOf(words.slice(0, 1));
  for (let count = Math.min(NAME_WORDS, words.length); count > 1; count--) {
    const color = colorOf(words.slice(0, count));
    if (color && (!own || sameColor(own, color))) return count;
  }
  return own ? 1 : 0;
};

/** The colors of words without separators; null if there are others among them. */
export const wordRow = (words: readonly string[]): WordItem[] | null => {
  const items: WordItem[] = [];
  let at = 0;
  while (at < words.length) {
    const said = words.slice(at, at + lengthOfNext(words.slice(at, at + NAME_WORDS)));
    if (said.length === 0) return null;
    items.push({ part: said.join(' '), color: colorOf(said) });
    at += said.length;
  }
  return items;
};

/** The last word of what people call a mixed hue. */
const HUE = /^(?:red|orange|yellow|green|blue|purple|violet|pink|brown|gr[ae]y)$/i;

/**
 * The colors of an item. Words that are one name are one color: 'light blue', 'yellow green'. Two that are none
 * together may be a mixed hue, 'blue green', unless they are all there is: 'red blue'.
 */
const colorsOf = (part: string, isAll: boolean): WordItem[] => {
  const words = wordsOf(part);
  const color = colorOf(words);
  const isMixed = !isAll && words.length === 2 && HUE.test(words[1] ?? '');
  const row = color || isMixed ? null : wordRow(words);
  return row ?? [{ part, color }];
};

/**
 * The items of a line without hex or functions. What is between commas, or a line among several, is one color; without
 * any separator each name is one. A line without any color is one text, commas included. `isOnlyLine` if the text has
 * no other.
 */
export const wordItems = (line: string, isOnlyLine: boolean): readonly WordItem[] => {
  const bare = unwrapped(line.replace(MARKER, '').trim().replace(/[.]$/, ''));
  for (const separator of FURTHER) {
    const parts = splitOutside(bare, separator);
    const items = parts.length > 1 ? parts.map((part) => ({ part, color: colorOf(wordsOf(part)) })) : [];
    if (items.length > 0 && items.every(({ color }) => color !== null)) return items;
  }
  const parts = splitOutside(bare, COMMAS);
  if (parts.length === 0) return [];
  const items = parts.flatMap((part) => colorsOf(part, isOnlyLine && parts.length === 1));
  return items.some(({ color }) => color !== null) ? items : [{ part: line.trim(), color: null }];
};
