import type { FrameOrder } from '../videoExtractionSlice';

/** What stands in a place of the grid: a frame by its position in the list, or the frame that is being read. */
export type Cell = number | 'busy';

export type GridShape = {
  readonly count: number;
  readonly columns: number;
  readonly order: FrameOrder;
  /** The frame being read has a card of its own: the first of the newest, the last of the oldest. */
  readonly hasBusy: boolean;
};

/** How many rows the grid has. */
export const rowCount = ({ count, columns, hasBusy }: GridShape): number =>
  Math.ceil((count + (hasBusy ? 1 : 0)) / columns);

/** What stands at a place, counted from the grid's start; null beyond its end. */
export const cellAt = ({ count, order, hasBusy }: Omit<GridShape, 'columns'>, place: number): Cell | null => {
  const busyPlace = order === 'newest' ? 0 : count;
  if (hasBusy && place === busyPlace) return 'busy';
  const index = order === 'newest' ? count - 1 - (place - (hasBusy ? 1 : 0)) : place;
  return index >= 0 && index < count ? index : null;
};

/** The place of a frame: where `cellAt` finds it. */
export const placeOf = ({ count, order, hasBusy }: Omit<GridShape, 'columns'>, index: number): number =>
  order === 'newest' ? count - 1 - index + (hasBusy ? 1 : 0) : index;
