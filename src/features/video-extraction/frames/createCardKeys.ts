import type { Cell } from './frameRows';

/**
 * The keys of cards for the cells they show, in the order of the page. A cell that stays keeps its card. Where none
 * stays, as between one screenful of a fast video and the next, the cards stay and go over to the cells that have come:
 * made anew, they would leave the browser thousands of elements a minute to collect.
 */
export const createCardKeys = (): ((cells: readonly Cell[]) => readonly (number | 'busy')[]) => {
  let before: ReadonlyMap<number, number> = new Map();
  let last = 0;
  return (cells) => {
    const frames = cells.filter((cell) => cell !== 'busy');
    const free = frames.some((frame) => before.has(frame)) ? [] : [...before.values()];
    const now = new Map(frames.map((frame) => [frame, before.get(frame) ?? free.shift() ?? (last += 1)]));
    before = now;
    return cells.map((cell) => (cell === 'busy' ? cell : (now.get(cell) ?? cell)));
  };
};
