import type { Cell } from './frameRows';

/**
 * Keys of the cards, in page order. A cell that remains keeps its card. If none remains, as between two screenfuls of a
 * fast video, the cards are reused for the new cells: recreating them would leave thousands of elements a minute to
 * collect.
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
