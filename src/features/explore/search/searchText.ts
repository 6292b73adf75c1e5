import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { cleanWord } from '../exploreQuery';

type Asked = Pick<PaletteSearch, 'word' | 'near'>;

const HEX_WORD = /(?:^|\s)(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?=\s|$)/i;

/**
 * What somebody typed: 'near' with any color of CSS, a color that is written as one ('#0D9488', 'oklch(…)'), words, or a
 * hex color with words. A name of a color alone is a word: palettes are called Plum, too. Null where 'near' no color follows.
 */
export const readSearchText = (text: string): Asked | null => {
  const typed = text.trim();
  const asked = /^near\s+(?<color>.+)$/i.exec(typed)?.groups?.['color'];
  const rest = asked ?? typed;
  if (asked !== undefined || /^#|\(/.test(rest)) {
    const color = parseCssColor(rest)?.color;
    if (color) return { word: null, near: color };
  }
  const hex = HEX_WORD.exec(rest);
  if (hex) return { word: cleanWord(rest.replace(HEX_WORD, ' ')), near: parseHex(hex[1] ?? '') };
  return asked === undefined ? { word: cleanWord(typed), near: null } : null;
};

/** A query as the field shows it; read again, it is the same. */
export const searchText = ({ word, near }: Asked): string =>
  [near && `near ${formatHex(near)}`, word].filter(Boolean).join(' ');
