import { sameColor } from '../color/color';
import { formatHex, formatHsl } from '../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import { parseColor, parseHex, parseHsl } from '../color/parse';
import type { Color, Palette } from '../color/types';

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
