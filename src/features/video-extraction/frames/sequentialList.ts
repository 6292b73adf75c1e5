type Change = () => void;

/** So many cards change with each picture of the screen: a screenful at once takes longer than a click may wait. */
const CHANGES_PER_PICTURE = 2;

// One for the screen, whose next picture all of them share.
let waiting: readonly Change[] = [];

const makeChanges = (): void => {
  const now = waiting.slice(0, CHANGES_PER_PICTURE);
  waiting = waiting.slice(CHANGES_PER_PICTURE);
  if (waiting.length > 0) requestAnimationFrame(makeChanges);
  for (const change of now) change();
};

/** Runs with one of the next pictures of the screen, in the order of asking. Returns how to call it off. */
export const runSequentially = (change: Change): (() => void) => {
  if (waiting.length === 0) requestAnimationFrame(makeChanges);
  waiting = [...waiting, change];
  return () => {
    waiting = waiting.filter((other) => other !== change);
  };
};
