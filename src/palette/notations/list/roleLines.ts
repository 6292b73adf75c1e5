import type { Color } from '../../../color/types';
import { colorOfWords } from '../prose/names';
import { isAnd } from '../prose/words';
import { readItem, type ReadPart } from './listItem';
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
const COLOR_WORDS = 4;
/** Longer lines are sentences. */
const LINE_MAX = 60;
const ROW_MAX = 200;
const ITEMS_MIN = 2;
/** A heading above the colors: 'Brand:'. */
const HEADING = /^\p{L}[^#:]{0,40}:$/u;
/** Between a role and its color: 'Text: black', 'Accent – teal'. */
const SIGN = /\s?[:=]\s|\s(?:[–—→|-]|->)\s/g;
/** Between the roles of a line: 'background white, text black'. */
const COMMA = /\s?[,;]\s(?!\d)/;

type RoleItem = { readonly name: string; readonly color: Color; readonly isWord: boolean };

const isRole = (word: string): boolean => ROLES.has(word.toLowerCase());

/** How many words from the first are for a role. */
const rolesAt = (words: readonly string[]): number => {
  const end = words.findIndex((word) => !isRole(word));
  return Math.min(ROLE_WORDS, end < 0 ? words.length : end);
};

/** The color that the first words are, and how many they are. */
const colorAt = (words: readonly string[], read: ReadPart): { color: Color; count: number } | null => {
  const [first = ''] = words;
  const written = ONE_WRITTEN.test(first) ? read(first) : null;
  if (written) return { color: written, count: 1 };
  for (let count = COLOR_WORDS; count > 0; count--) {
    const color = words.length < count ? null : colorOfWords(words.slice(0, count));
    if (color) return { color, count };
  }
  const stated = readItem(words.join(' '), read);
  return stated?.color && stated.kind === 'stated' && stated.name === null
    ? { color: stated.color, count: words.length }
    : null;
};

/** Roles and colors in turn, either of them first: 'text black on background white', 'white background, black text'. */
const itemsOfWords = (words: readonly string[], read: ReadPart): RoleItem[] | null => {
  const isRoleFirst = isRole(words[0] ?? '');
  const items: RoleItem[] = [];
  let at = 0;
  while (at < words.length) {
    const before = isRoleFirst ? rolesAt(words.slice(at)) : 0;
    const found = colorAt(words.slice(at + before), read);
    if (!found) return null;
    const from = at + before + found.count;
    const behind = isRoleFirst ? 0 : rolesAt(words.slice(from));
    const name = isRoleFirst ? words.slice(at, at + before) : words.slice(from, from + behind);
    if (name.length === 0) return null;
    const isWord = !ONE_WRITTEN.test(words[at + before] ?? '');
    items.push({ name: name.join(' '), color: found.color, isWord });
    at = from + behind;
    if (words[at]?.toLowerCase() === 'on' || isAnd(words[at] ?? '')) at++;
  }
  return items;
};

/**
 * The colors of a line behind or before words for their roles: 'Background white', 'Link hover: light blue', 'background
 * white, text black'; null for any other line.
 */
export const roleItems = (line: string, read: ReadPart): readonly RoleItem[] | null => {
  if (line.length > ROW_MAX) return null;
  const items: RoleItem[] = [];
  const parts = line
    .replace(MARKER, '')
    .replace(/[.,;]?\s*$/, '')
    .split(COMMA);
  for (const part of parts) {
    const words = part.replaceAll(SIGN, ' ').match(/\S+/g) ?? [];
    const found = part.length > LINE_MAX ? null : itemsOfWords(words, read);
    if (!found || found.length === 0) return null;
    items.push(...found);
  }
  return items;
};

/** Whether a text is colors beside words for their roles, some of them color words, and nothing else. */
export const areRoleLines = (lines: readonly string[], read: ReadPart): boolean => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '' && !HEADING.test(line));
  // One role and its color without a sign between them may be the rest of a sentence.
  const least = filled.some((line) => / ?[:=] /.test(line)) ? 1 : ITEMS_MIN;
  const items: RoleItem[] = [];
  for (const line of filled) {
    const found = roleItems(line, read);
    if (!found) return false;
    items.push(...found);
  }
  return items.length >= least && items.some(({ isWord }) => isWord);
};
