import { useSyncExternalStore } from 'react';

/** Least window widths for each number of columns. */
const COLUMNS = [
  ['(min-width: 1200px)', 5],
  ['(min-width: 900px)', 3],
  ['(min-width: 768px)', 2],
] as const;

const read = (): number => COLUMNS.find(([query]) => window.matchMedia(query).matches)?.[1] ?? 1;

const subscribe = (listener: () => void): (() => void) => {
  const lists = COLUMNS.map(([query]) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

/** Most columns beside the player; narrower windows have no room for the player there. */
const MAX_BESIDE = 4;

export const useColumns = (isBesidePlayer: boolean): number => {
  const columns = useSyncExternalStore(subscribe, read);
  return isBesidePlayer ? Math.min(columns, MAX_BESIDE) : columns;
};

type RowHeights = {
  /** Height of a row of cards, without the gap. */
  readonly card: number;
  /** Height of a row that only has the frame being read. */
  readonly busy: number;
  readonly gap: number;
};

/** Row heights as set by the cards' style sheet: computed, so that nothing has to be measured while scrolling. */
export const rowHeights = (width: number, columns: number): RowHeights => {
  const gap = columns === 1 ? 12 : 16;
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const still = Math.round(((cardWidth - 2) * 9) / 16);
  const strips = columns === 1 ? 3 * 44 + 2 * 8 : 6 * 28 + 5 * 4;
  const card = still + strips + 2 * 8 + 2;
  return { card, busy: columns === 1 ? 66 : card, gap };
};
