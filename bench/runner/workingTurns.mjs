/**
 * Lets one process work at a time, in the order in which they ask.
 */
export const createWorkingTurns = () => {
  /** @type {(() => void)[]} */
  const waiting = [];
  let isTaken = false;

  const next = () => {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    begin?.();
  };

  /** A process that takes turns: `begin` tells it that it may work. @param {() => void} begin */
  const join = (begin) => {
    let isWorking = false;
    let hasLeft = false;
    const work = () => {
      if (hasLeft) return next();
      isWorking = true;
      begin();
    };
    const pass = () => {
      if (!isWorking) return;
      isWorking = false;
      next();
    };
    return {
      /** Ends its turn, if it has one, and asks for the next one. */
      ask: () => {
        pass();
        waiting.push(work);
        if (!isTaken) next();
      },
      /** It works no more. */
      leave: () => {
        hasLeft = true;
        pass();
      },
    };
  };
  return { join };
};
