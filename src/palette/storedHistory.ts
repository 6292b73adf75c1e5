import { own } from './foreignValue';
import { placesWithin, type History } from './history';
import type { PaletteDocument } from './palette';
import { paletteToStored, readStoredPalette, type Skipped, type StoredPalette } from './storedPalette';

/** A palette of the history; one that is pinned outlives the limit. */
export type KeptPalette = PaletteDocument & { readonly isPinned?: boolean | undefined };
type StoredEntry = StoredPalette & { pinned?: true };

/** A palette never changes, and fifty of them are kept again after every step. */
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
 * The kept history, cut to its last `limit` entries and what is pinned, with what was skipped in them; null where it is no history.
 * `list` and `index` may be anything.
 */
export const storedToHistory = (
  list: unknown,
  index: unknown,
  limit: number,
): (History<KeptPalette> & { readonly skipped: readonly Skipped[] }) | null => {
  if (!Array.isArray(list) || typeof index !== 'number' || !Number.isInteger(index)) return null;
  if (index < 0 || index >= list.length) return null;
  // The entry on show survives the cut, even where a smaller limit applies than when it was kept.
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
