import { samePalette } from '../../../palette/samePalette';
import type { HistoryEntry } from '../../../state/palette/historySlice';

/** Entries shown at once, with the current one in the middle if possible. */
export const WINDOW_SIZE = 5;

/** The indices of a history of `count` entries that are shown around `current`, in order. */
export const historyWindow = (count: number, current: number): readonly number[] => {
  const start = Math.max(0, Math.min(current - Math.floor(WINDOW_SIZE / 2), count - WINDOW_SIZE));
  return Array.from({ length: Math.min(count, WINDOW_SIZE) }, (_, i) => start + i);
};

/**
 * The places of a history that look different from their neighbors: of steps with the same colors, which are renames,
 * the current one, or else the last; and all that are pinned.
 */
export const distinctPlaces = (entries: readonly HistoryEntry[], current: number): readonly number[] => {
  let run: number[] = [];
  const places: number[] = [];
  for (const [place, { colors }] of entries.entries()) {
    run.push(place);
    const next = entries[place + 1];
    if (next && samePalette(colors, next.colors)) continue;
    const shown = run.includes(current) ? current : place;
    places.push(...run.filter((each) => each === shown || entries[each]?.isPinned === true));
    run = [];
  }
  return places;
};
