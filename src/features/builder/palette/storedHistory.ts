import { formatHex, formatHsl } from '../../../color/format';
import { paletteLink, parsePalette, parsePaletteLink } from '../../../color/parsePalette';
import type { Palette } from '../../../color/types';
import { PALETTE_MAX } from '../../../domain/limits';
import type { HistoryEntry, HistoryState } from './historySlice';

export const HISTORY_KEY = 'colorPaletteHistory';
export const HISTORY_INDEX_KEY = 'colorPaletteHistoryIndex';

/** Integer HSL cannot hold every color, so the exact values stand beside it. */
type StoredEntry = { colors: string[]; hex: string[]; name?: string };

export const entriesToStored = (entries: readonly HistoryEntry[]): StoredEntry[] =>
  entries.map(({ colors, name }) => ({
    colors: colors.map((color) => formatHsl(color)),
    hex: colors.map((color) => formatHex(color)),
    ...(name === null ? {} : { name }),
  }));

/** A property of the value itself; what is inherited was not stored. */
const own = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const storedPalette = (value: object): Palette | null => {
  const colors = own(value, 'colors');
  const exact = own(value, 'hex');
  if (!Array.isArray(colors)) return null;
  return parsePalette(
    colors.slice(0, PALETTE_MAX).map((hsl: unknown, i) => ({ hsl, hex: Array.isArray(exact) && exact[i] })),
  );
};

// Read through a link, so that a name from storage obeys the rules of a name from a link.
const storedName = (palette: Palette, name: unknown): string | null => {
  const link = parsePaletteLink(paletteLink(palette, typeof name === 'string' ? name : null));
  return 'name' in link ? link.name : null;
};

const storedEntry = (value: unknown): HistoryEntry | null => {
  if (typeof value !== 'object' || value === null) return null;
  const colors = storedPalette(value);
  return colors && { colors, name: storedName(colors, own(value, 'name')) };
};

/** The kept history, cut to its last `limit` entries, or null where any part of it cannot be trusted. */
export const storedToHistory = (
  list: unknown,
  index: unknown,
  limit: number,
): Pick<HistoryState, 'entries' | 'index'> | null => {
  if (!Array.isArray(list) || typeof index !== 'number' || !Number.isInteger(index)) return null;
  if (index < 0 || index >= list.length) return null;
  // The entry on show survives the cut, even where a smaller limit applies than when it was kept.
  const start = Math.min(Math.max(list.length - limit, 0), index);
  const entries = list.slice(start, start + limit).map(storedEntry);
  return entries.every((entry) => entry !== null) ? { entries, index: index - start } : null;
};
