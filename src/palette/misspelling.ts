import { COLOR_FUNCTIONS } from './colorFunctions';

/** Shorter words are one letter away from too many others. */
const LENGTH_MIN = 5;

/** Whether one letter more, less, other than there, or two that changed places lead from one word to the other. */
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
 * The one of `known` that a word was meant for: a slip away, of at least five letters with the same first one, since
 * those are rarely missed. The plural, which headings have, is no slip. Null where there is none.
 */
export const misspelled = (word: string, known: readonly string[]): string | null =>
  known.find(
    (name) =>
      name.length >= LENGTH_MIN && name[0] === word[0] && word !== `${name}s` && isOneSlip(word, name),
  ) ?? null;

/** A color model that is no function of CSS: no slip either. */
const OTHER_MODEL = /(?<![\w-])(?:hs[bv]a?|cmyk?|luv|xyz)\(\s*[\d.]/i;

export const isColorFunction = (name: string): boolean =>
  COLOR_FUNCTIONS.some((known) => known === name.toLowerCase());

export const isOtherModel = (text: string): boolean => OTHER_MODEL.test(text);

/** The function of CSS that one was meant for: 'rgb' for 'rbg'. Null where it is one, or none at all. */
export const misspelledFunction = (name: string): string | null => {
  const word = name.toLowerCase();
  if (isColorFunction(word) || OTHER_MODEL.test(`${word}(0`)) return null;
  return COLOR_FUNCTIONS.find((known) => isOneSlip(word, known)) ?? null;
};
