import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { readTag } from '../../../domain/tag';
import { takeTags } from '../../../domain/typedTags';
import { cleanWord } from '../exploreQuery';

type Asked = Pick<PaletteSearch, 'word' | 'near' | 'tags'>;

const HEX_WORD = /(?:^|\s)(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?=\s|$)/i;

/**
 * What somebody typed: 'near' with any color of CSS, a color that is written as one ('#0D9488', 'oklch(…)'), or words with
 * or without a hex color; words behind a '#' that are no color are tags. A name of a color alone is a word: palettes are called Plum, too. Null where 'near' no color follows.
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

/** A query as the field shows it: without its tags, which stand below. */
export const searchText = ({ word, near }: Omit<Asked, 'tags'>): string =>
  [near && `near ${formatHex(near)}`, word].filter(Boolean).join(' ');

/** The word at the end that begins with '#', still without a space behind it. */
const LAST = /(?:^|\s)#(?<word>[^\s#]*)$/;
/** Which of them are a color, or the beginning of one. */
const COLOR = /^[\da-f]{0,6}$/i;

/** What is being typed at the end behind a '#', where it is not a whole color of six digits. */
type LastTagWord = {
  /** Null where it is none, or none yet. */
  readonly tag: string | null;
  /** More digits may make it a color. */
  readonly mayBeColor: boolean;
};

export const lastTagWord = (text: string): LastTagWord | null => {
  const word = LAST.exec(text)?.groups?.['word'];
  if (word === undefined) return null;
  const mayBeColor = COLOR.test(word);
  if (mayBeColor && word.length === 6) return null;
  // Three digits are a color already, and may be the half of another.
  return { tag: mayBeColor && word.length === 3 ? null : readTag(word), mayBeColor };
};

/** A text without some of its tags; its other words stay as they were typed. */
export const withoutTags = (text: string, tags: readonly string[]): string =>
  text
    .split(/\s+/)
    .filter((word) => !word.startsWith('#') || !tags.includes(readTag(word) ?? ''))
    .join(' ');
