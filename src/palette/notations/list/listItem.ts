import type { Color } from '../../../color/types';
import type { ProblemReason } from '../../../domain/importMessages';
import { anyOf, COMPUTED_FUNCTIONS } from '../../colorFunctions';
import { parseNumberList } from '../numberList';
import { colorOfWords, tokensOf } from '../prose/names';
import { NAMING } from '../prose/segments';
import { hasSentenceWord, isAnd, isGeneric, kindOfWord } from '../prose/words';
import { isOtherColor } from '../values/likeness';
import { readFunction } from '../values/readColor';
import { readStatedHex } from '../values/statedValues';
import { unreadAs } from '../values/unread';
import { nameBeside } from './nameBeside';
import { isBareHex, ONE_WRITTEN, WRITTEN } from './written';

/**
 * An item of a list: a color as it is written, one by a word of CSS, one in numbers behind the name of their model, the
 * name of an ink, what looks like a color and is none, or anything else.
 */
type ItemKind = 'value' | 'word' | 'stated' | 'ink' | 'unread' | 'other';

export type ListItem = {
  readonly kind: ItemKind;
  readonly part: string;
  readonly color: Color | null;
  readonly name: string | null;
  /** Whether the name has no sign between itself and the color, so that it may be the rest of a sentence. */
  readonly isBesideWords: boolean;
  /** Whether the color is in parentheses behind its name, so that both are one: 'teal (#0D9488)'. */
  readonly isEnclosed?: boolean;
  readonly reason?: ProblemReason;
};

export type ReadPart = (part: string) => Color | null;

/** 'CMYK 0 50 50 0', 'C88 M40 Y40 K40', 'R: 13 G: 148 B: 136'. */
const STATED =
  /^(?:(?:rgba?|hsla?|hs[bv]|cmyk|lab|(?:ok)?lch|oklab)\b ?[:=]? ?\d|[crh] ?[:=]? ?\d{1,3}%?[ ,/]{1,3}[mgs] ?[:=]? ?\d)[^\p{L}]{0,40}(?:[ybkvl] ?[:=]? ?\d[^\p{L}]{0,12}){0,2}$/iu;
const LABELED = /^(\p{L}[\p{L}\p{N} _/&'’()*!-]{0,40}?)\*{0,2}(?:\s?[:=]\*{0,2}|\s[–—-])\s{0,4}(?=\S)/u;
/** A label without a sign before the name of a model: 'Link rgb 200 30 40', 'Button hex 0C2238'. */
const BEFORE_MODEL =
  /^(\p{L}[\p{L}\p{N} _/&'’-]{0,40}?)\s{1,4}(?=(?:hex|rgba?|hsla?|hs[bv]|cmyk|lab|(?:ok)?lch|oklab)\b)/iu;
/** Quotes, backticks and brackets around an item, and the signs of bold and italics. */
const AROUND = /^["'`“„«[{*_]{1,3}(?=\S)|["'`”“»\]}*_]{1,3}$/g;
const ENCLOSED = /^\((.*)\)$/;
const COMPUTED = new RegExp(String.raw`^${anyOf(COMPUTED_FUNCTIONS)}\(`, 'i');
/** An emoji before an item, and how much of a picture or a design has its color behind it. */
const EMOJI = /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u;
const SHARE = /\s\d{1,3}(?:[.,]\d{1,4})?\s?%$/;
const NAME_WORDS = 3;
const OTHER = /^\p{L}[\p{L}\p{N} '’-]{0,38}$/u;

const unwrapped = (text: string): string =>
  text.replaceAll(AROUND, '').replace(ENCLOSED, '$1').replace(EMOJI, '').replace(SHARE, '');

const statedColor = (text: string): Color | null => {
  const [one, ...more] = STATED.test(text) ? (parseNumberList(text)?.colors ?? []) : [];
  return one && more.length === 0 && one.name === null ? one.color : null;
};

/** What is nothing but a color, or the like of one. */
const wholeItem = (part: string, read: ReadPart): ListItem | null => {
  const item = { part, name: null, isBesideWords: false };
  if (ONE_WRITTEN.test(part) || isBareHex(part)) {
    const color = read(part);
    return { ...item, kind: color ? 'value' : 'unread', color };
  }
  const computed = COMPUTED.test(part) ? readFunction(part) : null;
  if (computed) return { ...item, kind: 'value', color: computed };
  const word = /^[a-z ]{3,24}$/i.test(part) ? colorOfWords(part.split(/ +/)) : null;
  if (word) return { ...item, kind: 'word', color: word };
  const stated = statedColor(part) ?? readStatedHex(part);
  if (stated) return { ...item, kind: 'stated', color: stated };
  const unread = unreadAs(part);
  return unread && { ...item, ...unread, kind: unread.reason === 'ink' ? 'ink' : 'unread', color: null };
};

/** Whether words are a name: few, of the kinds that names consist of, and not those of another color. */
const isName = (name: string, color: Color): boolean => {
  const words = tokensOf(name).filter(({ kind }) => kind === 'word');
  const said = colorOfWords(words.map(({ text }) => text));
  return (
    words.length > 0 &&
    words.length <= NAME_WORDS &&
    words.every(({ text }) => !isAnd(text) && NAMING.includes(kindOfWord(text))) &&
    !(said && isOtherColor(name, said, color))
  );
};

/** One written color with its name before or behind it. */
const namedItem = (part: string, read: ReadPart): ListItem | null => {
  const [value = '', ...more] = part.match(WRITTEN) ?? [];
  const color = value !== '' && more.length === 0 ? read(value) : null;
  if (!color || hasSentenceWord(part)) return null;
  const beside = nameBeside(part, value);
  const name = (beside.includes('(') ? beside : beside.replace(/\)$/, '')).replace(/^.*:\s/, '');
  return isName(name, color)
    ? {
        kind: 'value',
        part: value,
        color,
        name: isGeneric(name) ? null : name,
        isBesideWords: true,
        isEnclosed: part.endsWith(`(${value})`),
      }
    : null;
};

/** An item of a list; null where it is a part of a sentence. */
export const readItem = (written: string, read: ReadPart): ListItem | null => {
  const bare = unwrapped(written);
  const whole = wholeItem(written, read) ?? wholeItem(bare, read);
  if (whole) return whole;
  const [start = '', label = ''] = LABELED.exec(bare) ?? [];
  const rest = unwrapped(bare.slice(start.length));
  const labeled = start === '' ? null : wholeItem(rest, read);
  if (labeled) return { ...labeled, name: isGeneric(label) ? null : label.trim() };
  const [before = '', said = ''] = BEFORE_MODEL.exec(bare) ?? [];
  const stated = before === '' || hasSentenceWord(said) ? null : wholeItem(bare.slice(before.length), read);
  if (stated?.kind === 'stated') return { ...stated, name: isGeneric(said) ? null : said };
  const named = namedItem(written, read);
  if (named) return named;
  const isOther = OTHER.test(bare) && bare.split(' ').length <= NAME_WORDS && !hasSentenceWord(bare);
  return isOther ? { kind: 'other', part: bare, color: null, name: null, isBesideWords: false } : null;
};
