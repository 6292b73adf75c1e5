import type { Color } from '../../../color/types';
import { colorOfWord, colorOfWords } from '../prose/names';

/** Words up to the end of a value. */
const WORDS = /[a-z]{3,12}(?: [a-z]{3,12}){1,3}(?=\s{0,4}(?:["';,)}!\n]|$))/iy;
const START_OF_VALUE = /[:=(,"'[]\s{0,4}$/;
const START_MAX = 6;

/**
 * The color of several words that end a value: 'color: navy blue', 'solid dark red'. Behind other words, one that is a
 * color itself is an item of a list: 'red orange yellow green'.
 */
export const wordsAt = (text: string, at: number): { color: Color; end: number } | null => {
  WORDS.lastIndex = at;
  const words = WORDS.exec(text)?.[0].split(' ') ?? [];
  const color = words.length > 1 ? colorOfWords(words) : null;
  if (!color) return null;
  const isAlone = START_OF_VALUE.test(text.slice(Math.max(0, at - START_MAX), at));
  return isAlone || !colorOfWord(words[0] ?? '') ? { color, end: at + words.join(' ').length } : null;
};
