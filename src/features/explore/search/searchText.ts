import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { readTag } from '../../../domain/tag';
import { takeTags } from '../../../domain/typedTags';
import { isHexWord } from '../../../palette/notations/hexWords';
import { cleanWord } from '../exploreQuery';

type Asked = Pick<PaletteSearch, 'word' | 'near' | 'tags'>;

const HEX_WORD = /(?:^|\s)(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?=\s|$)/i;

/**
 * Parses typed text: 'near' with any CSS color, a color in notation ('#0D9488', 'oklch(…)'), or words with or without a
 * hex color; words after '#' that are no color are tags. A color name alone is a word, as palettes are named Plum, too.
 * Null if 'near' is not followed by a color.
 */
export const readSearchText = (text: string): Asked | null => {
  const typed = text.trim();
  const asked = /^near\s+(?<color>.+)$/i.exec(typed)?.groups?.['color'];
  const rest = asked ?? typed;
  if (asked !== undefined || /^#|\(/.test(rest)) {
    const color = parseCssColor(rest)?.color;
    if (color) return { word: null, tags: [], near: color };
  }
  const hex = HEX_WORD.exec(rest);
  const near = hex && parseHex(hex[1] ?? '');
  if (!near && asked !== undefined) return null;
  const { tags, rest: words } = takeTags(rest.replace(HEX_WORD, ' '));
  return { word: cleanWord(words), tags, near };
};

/** Six hex digits without '#' are a color as well as a word; words of English are none. */
export const colorOfDigits = (word: string): Color | null =>
  /^[\da-f]{6}$/i.test(word) && !isHexWord(word) ? parseHex(word) : null;

/** A query as shown in the field: without its tags, which are listed below. */
export const searchText = ({ word, near }: Omit<Asked, 'tags'>): string =>
  [near && `near ${formatHex(near)}`, word].filter(Boolean).join(' ');

/** The last word, if it begins with '#' and no space follows. */
const LAST = /(?:^|\s)#(?<word>[^\s#]*)$/;
/** Words that are a hex color, or the beginning of one. */
const COLOR = /^[\da-f]{0,6}$/i;

/** The word being typed after '#' at the end, unless it is a complete six-digit color. */
type LastTagWord = {
  /** Null if it is not a tag, or not yet. */
  readonly tag: string | null;
  /** More digits might make it a color. */
  readonly mayBeColor: boolean;
};

export const lastTagWord = (text: string): LastTagWord | null => {
  const word = LAST.exec(text)?.groups?.['word'];
  if (word === undefined) return null;
  const mayBeColor = COLOR.test(word);
  if (mayBeColor && word.length === 6) return null;
  // Three digits are already a color, and may be half of another.
  return { tag: mayBeColor && word.length === 3 ? null : readTag(word), mayBeColor };
};

/** Whether the text ends in more digits than a short hex color has, and fewer than a long one. */
export const isUnfinishedHex = (text: string): boolean => /(?:^|\s)#[\da-f]{4,5}$/i.test(text);

/** A text without some of its tags; its other words are kept as typed. */
export const withoutTags = (text: string, tags: readonly string[]): string =>
  text
    .split(/\s+/)
    .filter((word) => !word.startsWith('#') || !tags.includes(readTag(word) ?? ''))
    .join(' ');
