import { isHexWord } from '../hexWords';
import { colorOfWords } from '../prose/names';
import { isOtherColor, isUnlike } from '../values/likeness';
import { readColor } from '../values/readColor';
import { areLabeledColors } from './labeledWords';
import { nameBeside } from './nameBeside';
import { wordRow } from './wordItems';
import {
  BARE,
  HAS_LETTER,
  IS_HEX,
  IS_WRITTEN,
  LONG_HEX,
  ONE_WRITTEN,
  SHORT_HEX,
  signed,
  WORD,
  WRITTEN,
} from './written';

/** The words of a line that are hex without '#'. */
export const bareHexes = (words: readonly string[]): string[] => {
  const hexes = words.filter((word) => SHORT_HEX.test(word) || LONG_HEX.test(word));
  const isAllHex = hexes.length === words.length;
  // Among words, eight digits are a date.
  const sure = hexes.filter((word) => LONG_HEX.test(word) && !isHexWord(word) && !/^\d{8}$/.test(word));
  if (!isAllHex) {
    // Among words, three letters are a word, and three digits a number.
    if (sure.length > 0) return sure;
    return hexes.filter((word) => !isHexWord(word) && HAS_LETTER.test(word) && /\d/.test(word));
  }
  // 'Bee FFD400' is a name and a color; among several colors of three digits, 'bad' and '000' are colors, too.
  const isListed = (word: string): boolean =>
    hexes.length > 2 && hexes.some((other) => other.length === word.length && !isHexWord(other));
  const kept = hexes.filter((word) => !isHexWord(word) || isListed(word));
  const hasShort = kept.some((word) => SHORT_HEX.test(word) && HAS_LETTER.test(word));
  return kept.filter((word) => LONG_HEX.test(word) || HAS_LETTER.test(word) || hasShort);
};

/** Whether all lines are hex values without '#', digits alone among them: 'fff', '000', '0d9488'. */
export const areHexes = (lines: readonly string[]): boolean => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  return (
    filled.length > 2 &&
    filled.every((line) => SHORT_HEX.test(line) || LONG_HEX.test(line)) &&
    filled.some((line) => HAS_LETTER.test(line) && !isHexWord(line))
  );
};

/** Hex with its sign, also of a wrong length. */
const SIGNED = /^#[0-9a-z]{1,20}$/i;
const RANK = /^#\d{1,2}$/;
const HEX_LIKE = /^[0-9a-f]{4,9}$/i;
/** Beside so many sure colors, digits alone are no number of anything else. */
const SURE_MIN = 2;

/**
 * A list in which only some colors have '#', and those of a wrong length, which are to be told; null where it contains
 * anything else. Digits alone may be a number.
 */
export const partlySigned = (line: string): string[] | null => {
  const parts = line.match(/[^\s,;]+/g) ?? [];
  const isColor = (part: string): boolean =>
    part.startsWith('#')
      ? SIGNED.test(part)
      : (LONG_HEX.test(part) || SHORT_HEX.test(part)) && HAS_LETTER.test(part) && !isHexWord(part);
  // '#1 #0d9488' is a color and its place.
  if (!parts.some((part) => SIGNED.test(part)) || RANK.test(parts[0] ?? '')) return null;
  const isSure = (part: string): boolean => isColor(part) && readColor(signed(part)) !== null;
  const areMany = parts.filter(isSure).length >= SURE_MIN;
  const isListed = (part: string): boolean =>
    isColor(part) || (areMany && HEX_LIKE.test(part) && !isHexWord(part));
  return parts.every(isListed) ? parts : null;
};

/** Words and values between spaces, commas or semicolons; parentheses are kept together. */
const SPACED = /[a-z-]{2,14}\([^()]{1,120}\)|[^\s,;]+/gi;

/** Neighboring parts of the same kind. */
const runsOf = (parts: readonly string[], isValue: (part: string) => boolean): string[][] => {
  const runs: string[][] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0 && isValue(parts[i - 1] ?? '') === isValue(part)) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  return runs;
};

const namesIn = (words: readonly string[]): string[] | null =>
  wordRow(words)?.map(({ part }) => part) ?? null;

/**
 * A list separated by spaces in which some colors are words: '#0ea5e9 #f43f5e teal', '#222 rebeccapurple'. Null where it
 * contains anything else, or a word for each value that may be its name.
 */
export const withWords = (line: string): string[] | null => {
  const parts = line.match(SPACED) ?? [];
  // Hex without '#' may be a word.
  const isValue = (part: string): boolean =>
    !WORD.test(part) && !IS_HEX.test(part) && readColor(part) !== null;
  const values = parts.filter(isValue);
  if (values.length === 0) return null;
  const runs = runsOf(parts, isValue).map((run) => (isValue(run[0] ?? '') ? run : namesIn(run)));
  if (runs.some((run) => run === null)) return null;
  const all = runs.flatMap((run) => run ?? []);
  const words = all.filter((part) => !isValue(part));
  // A word that is as another color cannot be the name of the one beside it.
  const isOther = (word: string): boolean => {
    const color = colorOfWords(word.split(' '));
    return values.every((value) => {
      const other = readColor(value);
      return color && other && isOtherColor(word, color, other);
    });
  };
  const areColors = words.length < values.length || (words.length > 0 && words.every(isOther));
  return areColors ? all : null;
};

/** Items between commas or semicolons; parentheses are kept together. */
const LISTED = /(?:[^,;()，；、]|\([^()]*\))+/g;
/** Between the cells of a row; parentheses are kept together. */
const SEPARATORS = /[,;|\t](?![^()]{0,120}\))/;
/** With fewer items, one is the name of the other. */
const LISTED_MIN = 3;

/**
 * The colors of a line separated by commas or semicolons, in any notation: '#123, ff8800, tomato'. If the line contains
 * anything else, words and short hex are names. Null where the line is no such list.
 */
export const listed = (line: string): readonly string[] | null => {
  const parts = (line.match(LISTED) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  if (parts.length < LISTED_MIN) return null;
  const isValue = (part: string): boolean =>
    ONE_WRITTEN.test(part) || (LONG_HEX.test(part) && !isHexWord(part));
  const isWord = (part: string): boolean =>
    WORD.test(part) && !isHexWord(part) && (SHORT_HEX.test(part) || readColor(part) !== null);
  if (parts.every((part) => isValue(part) || isWord(part))) return parts;
  const values = parts.filter(isValue);
  // With a color between other separators: '#123456, #abcdef | #fff'.
  if (parts.some((part) => !isValue(part) && IS_WRITTEN.test(part))) return null;
  // A color word unlike all of the values is no name of one: then the items that are no colors are to be reported.
  const isOther = (part: string): boolean => {
    const word = WORD.test(part) && !IS_HEX.test(part) ? readColor(part) : null;
    return word !== null && values.every((value) => isUnlike(word, readColor(signed(value))));
  };
  if (values.length > 0 && parts.some(isOther)) return parts;
  return values.some((part) => ONE_WRITTEN.test(part)) && values.length * 2 > parts.length ? values : null;
};

/**
 * The items of a list of named colors: 'Brand C8102E; Sky #87CEEB', 'Main: #123456, Accent: tomato'. Null where the line
 * is no such list.
 */
export const namedParts = (line: string): readonly string[] | null => {
  const parts = (line.match(LISTED) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  const isNamed = (part: string): boolean => {
    const written = part.match(WRITTEN) ?? [];
    const values = written.length > 0 ? written : bareHexes(part.match(BARE) ?? []);
    return values.length === 1 && /\p{L}/u.test(nameBeside(part, values[0] ?? ''));
  };
  return parts.length > 1 && (parts.every(isNamed) || areLabeledColors(parts)) ? parts : null;
};

/** Names and colors in turn: 'Teal | #0D9488 | Amber | #F59E0B'. Null where the line is no such list. */
export const pairedParts = (line: string): readonly string[] | null => {
  const items = line.split(SEPARATORS).map((item) => item.trim());
  if (items.length < 4 || items.length % 2 > 0) return null;
  const first = ONE_WRITTEN.test(items[0] ?? '') ? 1 : 0;
  const pairs = items.flatMap((_, i) =>
    i % 2 > 0 ? [] : [[items[i + first] ?? '', items[i + 1 - first] ?? '']],
  );
  const isPair = ([name = '', value = '']: readonly string[]): boolean => {
    const word = WORD.test(name) ? readColor(name) : null;
    const isName = /\p{L}{2}/u.test(name) && !IS_WRITTEN.test(name);
    return isName && ONE_WRITTEN.test(value) && !(word && isUnlike(word, readColor(signed(value))));
  };
  return pairs.every(isPair) ? pairs.map((pair) => pair.join(' ')) : null;
};
