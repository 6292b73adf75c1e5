import type { GridShape } from './arrangeSwatches';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that a key moves to, or null if the key is not handled or leads out of the grid. */
export const cellAfterKey = (
  key: string,
  cell: number,
  count: number,
  { columns, rows, flow }: GridShape,
): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const line = flow === 'row' ? columns : rows;
  const along = cell % line;
  const across = Math.floor(cell / line);
  const x = (flow === 'row' ? along : across) + step[0];
  const y = (flow === 'row' ? across : along) + step[1];
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  const next = flow === 'row' ? y * columns + x : x * rows + y;
  return next < count ? next : null;
};
