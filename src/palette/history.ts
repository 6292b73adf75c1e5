/** Steps that can be undone, oldest first, and the one on show. */
export type History<Entry> = {
  readonly entries: readonly Entry[];
  /** −1 while there are no entries. */
  readonly index: number;
};

/** Puts an entry after the one on show: what came after that goes, and the oldest beyond `limit` too. */
export const commitEntry = <State extends History<unknown>>(
  history: State,
  entry: State['entries'][number],
  limit: number,
): State => {
  const entries = [...history.entries.slice(0, history.index + 1), entry].slice(-limit);
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

/** Cut to its last `limit` entries; the one on show survives. */
export const limitHistory = <State extends History<unknown>>(history: State, limit: number): State => {
  const { entries, index } = history;
  if (entries.length <= limit) return history;
  const start = Math.min(entries.length - limit, Math.max(index, 0));
  return { ...history, entries: entries.slice(start, start + limit), index: index - start };
};
