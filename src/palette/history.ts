import { own } from './foreignValue';

/** Steps that can be undone, oldest first, and the one on show. */
export type History<Entry> = {
  readonly entries: readonly Entry[];
  /** −1 while there are no entries. */
  readonly index: number;
};

const isPinned = (entry: unknown): boolean => own(entry, 'isPinned') === true;

/**
 * The places that a history keeps within `limit`, in order: the oldest go first, then the newest. The one on show stays,
 * and so does what is pinned, even where that alone is more.
 */
export const placesWithin = (pins: readonly boolean[], limit: number, shown: number): readonly number[] => {
  const places = pins.map((_, place) => place);
  const inTheirTurn = [...places.slice(0, Math.max(shown, 0)), ...places.slice(shown + 1).toReversed()];
  const excess = Math.max(pins.length - limit, 0);
  const dropped = new Set(inTheirTurn.filter((place) => pins[place] !== true).slice(0, excess));
  return places.filter((place) => !dropped.has(place));
};

/**
 * Puts an entry after the one on show: what came after that goes, and the oldest beyond `limit` too. What is pinned
 * stays, before the new one.
 */
export const commitEntry = <State extends History<unknown>>(
  history: State,
  entry: State['entries'][number],
  limit: number,
): State => {
  const later = history.entries.slice(history.index + 1).filter(isPinned);
  const all = [...history.entries.slice(0, history.index + 1), ...later, entry];
  const entries = placesWithin(all.map(isPinned), limit, all.length - 1).map((place) => all[place]);
  return { ...history, entries, index: entries.length - 1 };
};

/** Changes the entry on show, which is no step of its own. */
export const changeEntry = <State extends History<object>>(
  history: State,
  change: Partial<State['entries'][number]>,
): State => {
  const current = history.entries[history.index];
  if (current === undefined) return history;
  return { ...history, entries: history.entries.with(history.index, { ...current, ...change }) };
};

/** Another of its entries on show; the very same history where there is none at that index. */
export const showEntry = <State extends History<unknown>>(history: State, index: number): State =>
  index === history.index || history.entries[index] === undefined ? history : { ...history, index };

/** Cut to its last `limit` entries; the one on show and what is pinned survive. */
export const limitHistory = <State extends History<unknown>>(history: State, limit: number): State => {
  const { entries, index } = history;
  if (entries.length <= limit) return history;
  const places = placesWithin(entries.map(isPinned), limit, index);
  return { ...history, entries: places.map((place) => entries[place]), index: places.indexOf(index) };
};
