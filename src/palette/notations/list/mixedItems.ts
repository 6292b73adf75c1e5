import type { Color } from '../../../color/types';
import { isLikeName } from '../prose/names';
import { isAnd } from '../prose/words';
import { isAlike, isNearly, isOtherColor, isUnlike } from '../values/likeness';
import { EMOJI_CODE, TIME } from './nameBeside';
import { readItem, type ListItem, type ReadPart } from './listItem';
import { IS_INKS } from './written';
import { splitOutside } from './splitOutside';

/** The bullet, number or box of an item. */
export const MARKER = /^\s*(?:[-*+•●▪◦‣–—]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+|>\s+)/;

type Separator = {
  readonly between: RegExp;
  readonly least: number;
  /** Whether the items may be beside others that are no colors, as the cells of a table are not. */
  readonly takesOthers: boolean;
  /** Whether it parts the cells of tables, too, in which a word may be the name of a value. */
  readonly isTable?: boolean;
};

/** What may part the items of a line, the least ambiguous first; a dash or an arrow may also lead to a name. */
const SEPARATORS: readonly Separator[] = [
  { between: /[,;，；、]/y, least: 2, takesOthers: true },
  { between: /[|\t]|\s[•·]\s/y, least: 2, takesOthers: false, isTable: true },
  { between: /\s?\/\s?|\s\+\s/y, least: 2, takesOthers: false },
  { between: /[,;|\t•·]/y, least: 3, takesOthers: false },
  { between: /\s?(?:→|->|>)\s?|\s[–—-]\s/y, least: 3, takesOthers: false },
];

/** 'teal and navy', 'and navy' at the end of a list. */
const partsOfAnd = (item: string): string[] => {
  const parts: string[][] = [[]];
  for (const word of item.split(/\s+/)) {
    if (isAnd(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(' ')).filter((part) => part !== '');
};

/** The items of a part between separators; null where one is a part of a sentence. */
const itemsOf = (part: string, read: ReadPart): readonly ListItem[] | null => {
  const one = readItem(part, read);
  if (one && one.kind !== 'other') return [one];
  const parts = partsOfAnd(part);
  const all = parts.flatMap((item) => readItem(item, read) ?? []);
  const isList =
    all.length === parts.length &&
    all.every(
      ({ kind, isBesideWords, isEnclosed = false }) => kind !== 'other' && (!isBesideWords || isEnclosed),
    );
  if (isList && (parts.length > 1 || parts[0] !== part)) return all;
  return one && [one];
};

const isWritten = ({ kind }: ListItem): boolean => kind === 'value';

/** With how many values a word is compared, so that every list takes linear time. */
const COMPARED_MAX = 50;

/** Whether a word means a color of its own and is no name of a value in the list. */
const isOwnWord = ({ kind, part, color }: ListItem, values: readonly ListItem[]): boolean =>
  kind === 'word' &&
  color !== null &&
  values
    .slice(0, COMPARED_MAX)
    .every((value) => value.color === null || isOtherColor(part, color, value.color));

/** Without inks that stand beside one color each: what is printed for it, and no colors of their own. */
const withoutOwnInks = (items: readonly ListItem[]): readonly ListItem[] => {
  const inks = items.filter(({ kind }) => kind === 'ink');
  if (inks.length === 0) return items;
  const values = items.filter(isWritten);
  const isBeside = (by: number): boolean =>
    items.every((item, i) => item.kind !== 'ink' || items[i + by]?.kind === 'value');
  const areOwn =
    inks.length === values.length &&
    (isBeside(-1) || isBeside(1)) &&
    !items.some((item) => item.kind === 'stated' || isOwnWord(item, values));
  return areOwn ? items.filter(({ kind }) => kind !== 'ink') : items;
};

/** The sign of a notation: '#' of hex, 'hsl', or its first letter, as 'r' of RGB and 'c' of CMYK. */
const modelOf = ({ part }: ListItem): string =>
  (/^(?:hs[lbv]|.)/i.exec(part.replace(/^hex\b/i, '#'))?.[0] ?? '').toLowerCase();

/** Whether an item may be the color before in another notation; what is printed differs from what is shown. */
const isSameColor = ({ kind, part }: ListItem, color: Color, last: ListItem, before: Color): boolean => {
  if (kind === 'word') return false;
  if (kind === 'stated' || last.kind === 'stated') return !isUnlike(color, before);
  return IS_INKS.test(part) ? isNearly(color, before) : isAlike(color, before);
};

/** Without what other models say about the color before. */
const withoutOtherModels = (items: readonly ListItem[]): readonly ListItem[] => {
  let last: ListItem | undefined;
  return items.filter((item) => {
    const isSame =
      item.color !== null &&
      last?.color &&
      modelOf(item) !== modelOf(last) &&
      isSameColor(item, item.color, last, last.color);
    if (item.color && !isSame) last = item;
    return !isSame;
  });
};

/** Without what only says more about a color beside it. */
const withoutSameColors = (items: readonly ListItem[]): readonly ListItem[] =>
  withoutOwnInks(withoutOtherModels(items));

const LEAST_OF_WORDS = 3;

/** Whether the items are a list of colors that has more than written values, which other readers know. */
const isMixed = (
  all: readonly ListItem[],
  { takesOthers, isTable = false }: Pick<Separator, 'takesOthers' | 'isTable'>,
): boolean => {
  const items = withoutSameColors(all);
  // Beside other models and inks, a word like the value is its name.
  const areNames = items.length < all.length;
  const least = areNames ? Infinity : LEAST_OF_WORDS;
  const values = items.filter(isWritten);
  const words = items.filter(({ kind }) => kind === 'word');
  const told = items.filter(({ kind }) => kind === 'ink' || kind === 'unread');
  const others = items.filter(({ kind }) => kind === 'other');
  if (told.length === items.length) return told.length > 1;
  const hasColor = items.some(({ color }) => color !== null);
  const hasMore = words.length + told.length > 0 || items.some(({ kind }) => kind === 'stated');
  if (items.every(({ kind }) => kind === 'stated')) return items.length > 1;
  if (!hasColor || !hasMore || values.length + told.length === 0) return false;
  const isOwn = (word: ListItem): boolean => isOwnWord(word, values);
  const areAsMany = isTable && words.length >= values.length;
  if (others.length === 0) return (items.length >= least && !areAsMany) || words.every(isOwn);
  return (
    takesOthers &&
    items.length >= LEAST_OF_WORDS &&
    others.length * 2 < items.length &&
    (told.length > 0 || words.some(isOwn))
  );
};

/** A name before the first of several unnamed colors refers to all of them. */
const withoutLabelOfAll = (items: readonly ListItem[]): readonly ListItem[] => {
  const [first, ...others] = items;
  if (!first || others.length === 0 || others.some(({ name }) => name !== null)) return items;
  const isOwn = first.color !== null && isLikeName(first.name?.split(' ') ?? null, first.color);
  return isOwn && first.isBesideWords ? items : [{ ...first, name: null }, ...others];
};

/** The items of all parts; null where one is a part of a sentence. */
const allItems = (parts: readonly string[], read: ReadPart): readonly ListItem[] | null => {
  const all: ListItem[] = [];
  for (const part of parts) {
    const items = itemsOf(part, read);
    if (!items) return null;
    all.push(...items);
  }
  return all.length > 1 ? all : null;
};

/** Every list that is read here has a sign of a written color or the name of an ink. */
const IS_PLAUSIBLE = /[#(\d]|pantone|pms/i;

/**
 * The items of a list in a line whose colors are written in different ways, with or without a label before them:
 * 'Brand: #ff8800, teal, Pantone 185 C'. Null where the line is no such list, or a color with its name.
 */
export const mixedItems = (line: string, read: ReadPart): readonly ListItem[] | null => {
  if (!IS_PLAUSIBLE.test(line)) return null;
  const bare = line
    .replace(TIME, '')
    .replaceAll(EMOJI_CODE, ' ')
    .replace(MARKER, '')
    .trimEnd()
    .replace(/\s{0,20}[.,;|]$/, '')
    .replace(/^\s*\|/, '');
  let most = 1;
  for (const separator of SEPARATORS) {
    const parts = splitOutside(bare, separator.between);
    if (parts.length < separator.least || parts.length <= most) continue;
    most = parts.length;
    const items = allItems(parts, read);
    if (items && isMixed(items, separator)) return withoutLabelOfAll(withoutSameColors(items));
  }
  const joined = itemsOf(bare, read) ?? [];
  return joined.length > 1 && isMixed(joined, { takesOthers: false }) ? withoutSameColors(joined) : null;
};
