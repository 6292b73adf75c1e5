type Turn = () => void;

/** So many cards change with each picture of the screen: a screenful at once takes longer than a click may wait. */
const TURNS_PER_PICTURE = 2;

let waiting: readonly Turn[] = [];

const giveTurns = (): void => {
  const now = waiting.slice(0, TURNS_PER_PICTURE);
  waiting = waiting.slice(TURNS_PER_PICTURE);
  if (waiting.length > 0) requestAnimationFrame(giveTurns);
  for (const turn of now) turn();
};

/** Runs with one of the next pictures of the screen, in the order of asking. Answers how to call it off. */
export const awaitTurn = (turn: Turn): (() => void) => {
  if (waiting.length === 0) requestAnimationFrame(giveTurns);
  waiting = [...waiting, turn];
  return () => {
    waiting = waiting.filter((other) => other !== turn);
  };
};
