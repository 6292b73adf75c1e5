import { sameColor } from './color';
import { formatHex, formatHsl } from './format';
import { PALETTE_MAX, PALETTE_MIN } from './palette';
import { parseColor, parseHex, parseHsl } from './parse';
import type { Color, Palette } from './types';

/** A colour as it is stored: `hex` is exact, `hsl` is the list format that others read too. */
export type StoredColor = { readonly hex: string; readonly hsl: string };

export const paletteToStored = (palette: Palette): StoredColor[] =>
  palette.map((color) => ({ hex: formatHex(color), hsl: formatHsl(color) }));

/** Values from outside may answer a read with an exception: getters, proxies. */
const attempt = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

const textColor = (value: unknown, parse: (text: string) => Color | null): Color | null =>
  typeof value === 'string' ? parse(value) : null;

const readEntry = (entry: unknown): Color => {
  if (typeof entry !== 'object' || entry === null) return parseColor(entry);
  const exact = 'hex' in entry ? textColor(entry.hex, parseHex) : null;
  const written = 'hsl' in entry ? textColor(entry.hsl, parseHsl) : null;
  // The written triple is kept where it shows the exact colour: blacks and greys keep their hue by it.
  if (exact && written) return sameColor(exact, written) ? written : exact;
  return exact ?? written ?? parseColor(null);
};

/**
 * A palette from storage, navigation or the network: an array of colour texts or of `StoredColor`.
 * What is no colour becomes hsl(0, 0%, 50%); colours beyond 9 are cut; null if it is no list of 2. Never throws.
 */
export const parsePalette = (value: unknown): Palette | null =>
  attempt(() => {
    if (!Array.isArray(value)) return null;
    const entries: readonly unknown[] = value;
    const length = Math.min(entries.length, PALETTE_MAX);
    if (!(length >= PALETTE_MIN)) return null;
    return Array.from({ length }, (_, index) => attempt(() => readEntry(entries[index]), parseColor(null)));
  }, null);

/** Code points, as everywhere a palette is named. */
export const PALETTE_NAME_MAX = 40;

/** A palette's name as it is kept and linked; null where nothing of the text could be seen. */
export const cleanPaletteName = (text: string): string | null => {
  const oneLine = text
    // Overrides of the reading direction would turn the text around the name; half a pair is no character at all.
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const name = Array.from(oneLine).slice(0, PALETTE_NAME_MAX).join('').trim();
  // U+2800 is a Braille cell without dots.
  return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name) ? name : null;
};

/** What a palette link holds: 'none' without a `c`, 'invalid' if it is not 2 to 9 hex colours. Never throws. */
export const parsePaletteLink = (
  search: string,
): { palette: Palette; name: string | null } | { problem: 'none' | 'invalid' } => {
  const params = new URLSearchParams(search);
  const list = params.get('c');
  if (list === null) return { problem: 'none' };
  // One part too many is enough to see that the list is too long.
  const parts = list.split('-', PALETTE_MAX + 1);
  const palette = parts.map(parseHex).filter((color) => color !== null);
  const isWhole = palette.length === parts.length;
  if (!isWhole || palette.length < PALETTE_MIN || palette.length > PALETTE_MAX) return { problem: 'invalid' };
  return { palette, name: cleanPaletteName(params.get('n') ?? '') };
};

/** The query of a palette's address, without the '?': 'c=0d9488-f5f5f4-1c1917&n=Teal'. */
export const paletteLink = (palette: Palette, name?: string | null): string => {
  const params = new URLSearchParams({
    c: palette.map((color) => formatHex(color).slice(1).toLowerCase()).join('-'),
  });
  const cleaned = cleanPaletteName(name ?? '');
  if (cleaned) params.set('n', cleaned);
  return params.toString();
};
