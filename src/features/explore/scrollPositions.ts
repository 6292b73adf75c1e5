import type { LocalStore } from '../../state/storage/localStore';

/** Scroll position in the list for one entry of the browser's history. */
export type ScrollPosition = {
  /** The router's key of the entry. */
  readonly entry: string;
  readonly query: string;
  readonly count: number;
  readonly scrollY: number;
};

const KEY = 'explore-places';
/** Entries of the history whose positions are kept. */
const MOST = 12;

const isScrollPosition = (value: unknown): value is ScrollPosition => {
  if (typeof value !== 'object' || value === null) return false;
  const position: Partial<Record<keyof ScrollPosition, unknown>> = value;
  return (
    typeof position.entry === 'string' &&
    typeof position.query === 'string' &&
    typeof position.count === 'number' &&
    typeof position.scrollY === 'number'
  );
};

const readScrollPositions = (storage: LocalStore): ScrollPosition[] => {
  const kept = storage.read(KEY);
  return Array.isArray(kept) ? kept.filter(isScrollPosition) : [];
};

/** The position of an entry, if it showed the same query. */
export const findScrollPosition = (
  storage: LocalStore,
  entry: string,
  query: string,
): ScrollPosition | null =>
  readScrollPositions(storage).find((position) => position.entry === entry && position.query === query) ??
  null;

export const storeScrollPosition = (storage: LocalStore, position: ScrollPosition): void => {
  const others = readScrollPositions(storage).filter(({ entry }) => entry !== position.entry);
  storage.write(KEY, [position, ...others].slice(0, MOST));
};
