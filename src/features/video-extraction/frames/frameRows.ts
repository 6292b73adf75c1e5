import type { FrameOrder } from '../videoExtractionState';

/** Content of a grid cell: a frame by its index, or the frame being read. */
export type Cell = number | 'busy';

export type GridShape = {
  readonly count: number;
  readonly columns: number;
  readonly order: FrameOrder;
  /** The frame being read has its own card: the first if newest come first, else the last. */
  readonly hasBusy: boolean;
};

/** Number of rows in the grid. */
export const rowCount = ({ count, columns, hasBusy }: GridShape): number =>
  Math.ceil((count + (hasBusy ? 1 : 0)) / columns);

/** The cell at a position of the grid; null beyond its end. */
export const cellAt = ({ count, order, hasBusy }: Omit<GridShape, 'columns'>, place: number): Cell | null => {
  const busyPlace = order === 'newest' ? 0 : count;
  if (hasBusy && place === busyPlace) return 'busy';
  const index = order === 'newest' ? count - 1 - (place - (hasBusy ? 1 : 0)) : place;
  return index >= 0 && index < count ? index : null;
};

/** The position of a frame: the inverse of `cellAt`. */
export const placeOf = ({ count, order, hasBusy }: Omit<GridShape, 'columns'>, index: number): number =>
  order === 'newest' ? count - 1 - index + (hasBusy ? 1 : 0) : index;
