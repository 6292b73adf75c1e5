import { useSyncExternalStore } from 'react';

/** Columns of the grid by window width, of 44 px where fingers press them; 200 swatches fill all but 16 evenly. */
const LAYOUTS = [
  { query: '(min-width: 1200px) and (not (pointer: coarse))', columns: 40 },
  { query: '(min-width: 950px)', columns: 20 },
  { query: '(min-width: 768px)', columns: 16 },
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
