import { COLOR_FUNCTIONS } from './colorFunctions';

/** Shorter words are one letter away from too many others. */
const LENGTH_MIN = 5;

/** Whether the words differ by one typo: a letter added, dropped or replaced, or two neighbors swapped. */
const isOneSlip = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let same = 0;
  while (same < short.length - from && short.at(-1 - same) === long.at(-1 - same)) same++;
  const [a, b] = [short.slice(from, short.length - same), long.slice(from, long.length - same)];
  return b.length === 1 || (a.length === 2 && b === `${a[1]}${a[0]}`);
};

/**
 * The word of `known` that was meant: one typo away, of at least five letters, with the same first letter, which is
 * rarely mistyped. A plural, as in headings, is not a typo. Null where there is none.
 */
export const misspelled = (word: string, known: readonly string[]): string | null =>
  known.find(
    (name) =>
      name.length >= LENGTH_MIN && name[0] === word[0] && word !== `${name}s` && isOneSlip(word, name),
  ) ?? null;

/** Color models that are not CSS functions, but not typos either. */
const OTHER_MODEL = /(?<![\w-])(?:hs[bv]a?|cmyk?|luv|xyz)\(\s*[\d.]/i;

export const isColorFunction = (name: string): boolean =>
  COLOR_FUNCTIONS.some((known) => known === name.toLowerCase());

export const isOtherModel = (text: string): boolean => OTHER_MODEL.test(text);

/** The CSS color function that was meant: 'rgb' for 'rbg'. Null where it is one already, or near none. */
export const misspelledFunction = (name: string): string | null => {
  const word = name.toLowerCase();
  if (isColorFunction(word) || OTHER_MODEL.test(`${word}(0`)) return null;
  return COLOR_FUNCTIONS.find((known) => isOneSlip(word, known)) ?? null;
};
