import type { History } from './history';
import type { PaletteDocument } from './palette';
import { paletteToStored, readStoredPalette, type Skipped, type StoredPalette } from './storedPalette';

/** A palette never changes, and fifty of them are kept again after every step. */
const written = new WeakMap<PaletteDocument, StoredPalette>();

export const entriesToStored = (entries: readonly PaletteDocument[]): StoredPalette[] =>
  entries.map((entry) => {
    const stored = written.get(entry) ?? paletteToStored(entry);
    written.set(entry, stored);
    return stored;
  });

/**
 * The kept history, cut to its last `limit` entries, with what was skipped in them; null where it is no history.
 * `list` and `index` may be anything.
 */
export const storedToHistory = (
  list: unknown,
  index: unknown,
  limit: number,
): (History<PaletteDocument> & { readonly skipped: readonly Skipped[] }) | null => {
  if (!Array.isArray(list) || typeof index !== 'number' || !Number.isInteger(index)) return null;
  if (index < 0 || index >= list.length) return null;
  // The entry on show survives the cut, even where a smaller limit applies than when it was kept.
  const start = Math.min(Math.max(list.length - limit, 0), index);
  const read = list.slice(start, start + limit).map(readStoredPalette);
  if (!read.every((one) => one !== null)) return null;
  return {
    entries: read.map(({ palette }) => palette),
    index: index - start,
    skipped: read.flatMap(({ skipped }) => skipped),
  };
};
