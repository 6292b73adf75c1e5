import { own } from './foreignValue';
import { placesWithin, type History } from './history';
import type { PaletteDocument } from './palette';
import { paletteToStored, readStoredPalette, type Skipped, type StoredPalette } from './storedPalette';

/** A palette of the history; a pinned one is exempt from the limit. */
export type KeptPalette = PaletteDocument & { readonly isPinned?: boolean | undefined };
type StoredEntry = StoredPalette & { pinned?: true };

/** Palettes are immutable, and fifty of them are stored again after every step: this caches each one's stored form. */
const written = new WeakMap<KeptPalette, StoredEntry>();

export const entriesToStored = (entries: readonly KeptPalette[]): StoredEntry[] =>
  entries.map((entry) => {
    const stored =
      written.get(entry) ??
      ({ ...paletteToStored(entry), ...(entry.isPinned && { pinned: true }) } satisfies StoredEntry);
    written.set(entry, stored);
    return stored;
  });

/**
 * The stored history, cut to its last `limit` entries and the pinned ones, with what was skipped in them; null where it
 * is no history. `list` and `index` may be anything.
 */
export const storedToHistory = (
  list: unknown,
  index: unknown,
  limit: number,
): (History<KeptPalette> & { readonly skipped: readonly Skipped[] }) | null => {
  if (!Array.isArray(list) || typeof index !== 'number' || !Number.isInteger(index)) return null;
  if (index < 0 || index >= list.length) return null;
  // The current entry survives the cut, even where the limit is smaller than when it was stored.
  const pins = list.map((entry) => own(entry, 'pinned') === true);
  const places = placesWithin(pins, limit, index);
  const read = places.map((place) => readStoredPalette(list[place]));
  if (!read.every((one) => one !== null)) return null;
  return {
    entries: read.map(({ palette }, i) => (pins[places[i] ?? -1] ? { ...palette, isPinned: true } : palette)),
    index: places.indexOf(index),
    skipped: read.flatMap(({ skipped }) => skipped),
  };
};
