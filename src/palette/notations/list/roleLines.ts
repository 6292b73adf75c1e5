import { colorOfWords } from '../prose/names';
import type { LabeledWord } from './labeledWords';
import { MARKER } from './mixedItems';
import { ONE_WRITTEN } from './written';

/** Words for what a color is used for in a design; other words before a color word may be those of a sentence. */
const ROLES = new Set(
  `background bg surface page canvas foreground fg text body heading headings headline title subtitle
  caption primary secondary tertiary accent brand base neutral main muted border borders outline divider
  link links button buttons icon icons card panel header footer sidebar navbar nav menu input hover
  active focus focused disabled visited selected highlight success warning error danger info shadow
  fill stroke color colour`.split(/\s+/),
);
const ROLE_WORDS = 3;
const COLOR_WORDS = 3;
/** Longer lines are sentences. */
const LINE_MAX = 60;
const LINES_MIN = 2;
/** A heading above the colors: 'Brand:'. */
const HEADING = /^\p{L}[^#:]{0,40}:$/u;

const areRoles = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= ROLE_WORDS && words.every((word) => ROLES.has(word.toLowerCase()));

const wordsOf = (line: string): string[] =>
  line.length > LINE_MAX
    ? []
    : line
        .replace(MARKER, '')
        .trim()
        .replace(/\s?[:=]\s|\s(?:[–—→|-]|->)\s/, ' ')
        .split(/\s+/);

/** A color word behind words for its role: 'Background white', 'Link hover: light blue'; null for any other line. */
export const roleWord = (line: string): LabeledWord | null => {
  const words = wordsOf(line);
  for (let count = COLOR_WORDS; count > 0; count--) {
    const roles = words.slice(0, -count);
    const color = areRoles(roles) ? colorOfWords(words.slice(-count)) : null;
    if (color) return { name: roles.join(' '), color };
  }
  return null;
};

const isWrittenRole = (line: string): boolean => {
  const words = wordsOf(line);
  return ONE_WRITTEN.test(words.at(-1) ?? '') && areRoles(words.slice(0, -1));
};

/** Whether lines are colors behind words for their roles, and nothing else. */
export const areRoleLines = (lines: readonly string[]): boolean => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '' && !HEADING.test(line));
  return filled.length >= LINES_MIN && filled.every((line) => roleWord(line) !== null || isWrittenRole(line));
};
