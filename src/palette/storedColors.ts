import { sameColor } from '../color/color';
import { formatHex, formatHsl } from '../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import { parseColor, parseHex, parseHsl } from '../color/parse';
import type { Color, Palette } from '../color/types';
import { attempt, own } from './foreignValue';

/** Other programs read integer HSL, which cannot represent every color: the exact values are stored beside it. */
export type StoredColors = { colors: string[]; hex: string[] };

export const colorsToStored = (palette: Palette): StoredColors => ({
  colors: palette.map((color) => formatHsl(color)),
  hex: palette.map((color) => formatHex(color)),
});

/** What could not be read in a list of colors. */
export type SkippedColors = 'unreadable colors' | 'colors beyond nine';

const textColor = (value: unknown, parse: (text: string) => Color | null): Color | null =>
  typeof value === 'string' ? parse(value) : null;

/** Reads a text and its exact value, which older drafts and data files had together in one object. */
const readColor = (entry: unknown, exactBeside: unknown): Color | null => {
  const isObject = typeof entry === 'object' && entry !== null;
  const text = isObject ? own(entry, 'hsl') : entry;
  const exact = textColor(isObject ? own(entry, 'hex') : exactBeside, parseHex);
  const written = textColor(text, parseHsl);
  // The HSL as written is kept where it shows the exact color: it preserves the hue of blacks and grays.
  if (exact && written) return sameColor(exact, written) ? written : exact;
  return exact ?? written ?? textColor(text, parseHex);
};

/**
 * The colors of a list, each read by `readColor` with its exact value, if any. An unreadable color becomes hsl(0, 0%,
 * 50%) and colors beyond 9 are cut; both are reported in `skipped`. Null where the list has fewer than 2. Never throws.
 */
export const parseColors = (
  list: unknown,
  exactBeside?: unknown,
): { readonly colors: Palette; readonly skipped: readonly SkippedColors[] } | null =>
  attempt(() => {
    if (!Array.isArray(list)) return null;
    const entries: readonly unknown[] = list;
    const exact: readonly unknown[] = Array.isArray(exactBeside) ? exactBeside : [];
    const length = Math.min(entries.length, PALETTE_MAX);
    if (!(length >= PALETTE_MIN)) return null;
    const read = Array.from({ length }, (_, i) => attempt(() => readColor(entries[i], exact[i]), null));
    const skipped: SkippedColors[] = read.includes(null) ? ['unreadable colors'] : [];
    if (entries.length > length) skipped.push('colors beyond nine');
    return { colors: read.map((color) => color ?? parseColor(null)), skipped };
  }, null);

/** `parseColors` without the report of what was skipped. */
export const parsePalette = (list: unknown): Palette | null => parseColors(list)?.colors ?? null;
