import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { PaletteSearch } from '../../../domain/savedPalette';
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
