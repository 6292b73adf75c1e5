/** Entries shown at once, with the current one in the middle if possible. */
export const WINDOW_SIZE = 5;

/** The indices of a history of `count` entries that are shown around `current`, in order. */
export const historyWindow = (count: number, current: number): readonly number[] => {
  const start = Math.max(0, Math.min(current - Math.floor(WINDOW_SIZE / 2), count - WINDOW_SIZE));
  return Array.from({ length: Math.min(count, WINDOW_SIZE) }, (_, i) => start + i);
};
