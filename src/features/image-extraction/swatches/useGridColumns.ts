import { useSyncExternalStore } from 'react';

/** Columns of the grid by window width; 200 swatches fill each of them evenly. */
const LAYOUTS = [
  { query: '(min-width: 1200px)', columns: 40 },
  { query: '(min-width: 768px)', columns: 20 },
] as const;

const PHONE_COLUMNS = 8;

const readColumns = (): number =>
  LAYOUTS.find(({ query }) => window.matchMedia(query).matches)?.columns ?? PHONE_COLUMNS;

const subscribe = (onChange: () => void): (() => void) => {
  const lists = LAYOUTS.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};

export const useGridColumns = (): number => useSyncExternalStore(subscribe, readColumns);
