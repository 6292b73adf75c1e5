import type { LocalStore } from '../../state/localStore';

/** Where somebody was in the list of one entry of the browser's history. */
export type Place = {
  /** The key that the router gave the entry. */
  readonly entry: string;
  readonly query: string;
  readonly count: number;
  readonly scrollY: number;
};

const KEY = 'explore-places';
/** Entries of the history to which somebody may come back. */
const MOST = 12;

const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false;
  const place: Partial<Record<keyof Place, unknown>> = value;
  return (
    typeof place.entry === 'string' &&
    typeof place.query === 'string' &&
    typeof place.count === 'number' &&
    typeof place.scrollY === 'number'
  );
};

const readPlaces = (storage: LocalStore): Place[] => {
  const kept = storage.read(KEY);
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
};

/** The place of an entry, if it showed the same query. */
export const findPlace = (storage: LocalStore, entry: string, query: string): Place | null =>
  readPlaces(storage).find((place) => place.entry === entry && place.query === query) ?? null;

export const keepPlace = (storage: LocalStore, place: Place): void => {
  const others = readPlaces(storage).filter(({ entry }) => entry !== place.entry);
  storage.write(KEY, [place, ...others].slice(0, MOST));
};
