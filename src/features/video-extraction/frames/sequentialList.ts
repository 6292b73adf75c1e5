type Change = () => void;

/** Cards changed per animation frame: a screenful at once takes longer than a click may wait. */
const CHANGES_PER_PICTURE = 2;

// Shared, as all of them wait for the same animation frame.
let waiting: readonly Change[] = [];

const makeChanges = (): void => {
  const now = waiting.slice(0, CHANGES_PER_PICTURE);
  waiting = waiting.slice(CHANGES_PER_PICTURE);
  if (waiting.length > 0) requestAnimationFrame(makeChanges);
  for (const change of now) change();
};

/** Runs a change in one of the next animation frames, in order. Returns a function that cancels it. */
export const runSequentially = (change: Change): (() => void) => {
  if (waiting.length === 0) requestAnimationFrame(makeChanges);
  waiting = [...waiting, change];
  return () => {
    waiting = waiting.filter((other) => other !== change);
  };
};
