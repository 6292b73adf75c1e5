import { formatHex, formatHsl } from '../../../color/format';
import { createPalette } from '../../../palette/palette';
import { cleanPaletteName } from '../../../palette/paletteName';
import { parsePalette } from '../../../palette/parsePalette';
import type { Palette } from '../../../color/types';
import { PALETTE_MAX } from '../../../domain/limits';
import { readPlace, type SavedPlace } from '../../../domain/savedPalette';
import type { HistoryEntry, HistoryState } from '../historySlice';

export const HISTORY_KEY = 'colorPaletteHistory';
export const HISTORY_INDEX_KEY = 'colorPaletteHistoryIndex';

/** Integer HSL cannot hold every color, so the exact values stand beside it. */
type StoredEntry = {
  colors: string[];
  hex: string[];
  name?: string;
  locked?: boolean[];
  saved?: SavedPlace;
};

const entryToStored = ({ colors, name, locked, saved }: HistoryEntry): StoredEntry => ({
  colors: colors.map((color) => formatHsl(color)),
  hex: colors.map((color) => formatHex(color)),
  ...(name === null ? {} : { name }),
  ...(locked.includes(true) ? { locked: [...locked] } : {}),
  ...(saved && { saved }),
});

/** An entry never changes, and fifty of them are kept again after every step. */
const written = new WeakMap<HistoryEntry, StoredEntry>();

export const entriesToStored = (entries: readonly HistoryEntry[]): StoredEntry[] =>
  entries.map((entry) => {
    const stored = written.get(entry) ?? entryToStored(entry);
    written.set(entry, stored);
    return stored;
  });

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

const storedName = (name: unknown): string | null =>
  typeof name === 'string' ? cleanPaletteName(name) : null;

const storedEntry = (value: unknown): HistoryEntry | null => {
  if (typeof value !== 'object' || value === null) return null;
  const colors = storedPalette(value);
  if (!colors) return null;
  const flags = own(value, 'locked');
  const locked = Array.isArray(flags) ? flags.map((flag) => flag === true) : [];
  const saved = readPlace(own(value, 'saved'));
  return createPalette(colors, { name: storedName(own(value, 'name')), locked, ...(saved && { saved }) });
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
