import { own } from './foreignValue';

/** Steps that can be undone, oldest first, and the index of the current one. */
export type History<Entry> = {
  readonly entries: readonly Entry[];
  /** −1 while there are no entries. */
  readonly index: number;
};

const isPinned = (entry: unknown): boolean => own(entry, 'isPinned') === true;

/**
 * The indices that a history keeps within `limit`, in order: first the oldest entries are dropped, then the newest. The
 * current entry and pinned ones are never dropped, even where they alone exceed the limit.
 */
export const placesWithin = (pins: readonly boolean[], limit: number, shown: number): readonly number[] => {
  const places = pins.map((_, place) => place);
  const inTheirTurn = [...places.slice(0, Math.max(shown, 0)), ...places.slice(shown + 1).toReversed()];
  const excess = Math.max(pins.length - limit, 0);
  const dropped = new Set(inTheirTurn.filter((place) => pins[place] !== true).slice(0, excess));
  return places.filter((place) => !dropped.has(place));
};

/**
 * Adds an entry after the current one: later entries are dropped, and the oldest beyond `limit` too. Pinned entries
 * stay, before the new one.
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

/** Changes the current entry, which is not a step of its own. */
export const changeEntry = <State extends History<object>>(
  history: State,
  change: Partial<State['entries'][number]>,
): State => {
  const current = history.entries[history.index];
  if (current === undefined) return history;
  return { ...history, entries: history.entries.with(history.index, { ...current, ...change }) };
};

/** Makes another entry the current one; returns the same history where there is none at that index. */
export const showEntry = <State extends History<unknown>>(history: State, index: number): State =>
  index === history.index || history.entries[index] === undefined ? history : { ...history, index };

/** Cuts the history to `limit` entries; the current one and pinned ones survive. */
export const limitHistory = <State extends History<unknown>>(history: State, limit: number): State => {
  const { entries, index } = history;
  if (entries.length <= limit) return history;
  const places = placesWithin(entries.map(isPinned), limit, index);
  return { ...history, entries: places.map((place) => entries[place]), index: places.indexOf(index) };
};

/**
 * A history without some entries. Where the current one is among them, the one before it is shown, or the first; where
 * none is left, `instead` is the only entry.
 */
export const dropEntries = <State extends History<unknown>>(
  history: State,
  isDropped: (entry: State['entries'][number]) => boolean,
  instead: State['entries'][number],
): State => {
  const left = history.entries.filter((entry) => !isDropped(entry));
  if (left.length === history.entries.length) return history;
  if (left.length === 0) return { ...history, entries: [instead], index: 0 };
  const before = history.entries.slice(0, history.index + 1).filter((entry) => !isDropped(entry));
  return { ...history, entries: left, index: Math.max(before.length - 1, 0) };
};
