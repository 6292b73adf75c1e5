/** @typedef {<T>(run: () => Promise<T>) => Promise<T>} Turns */

/** A mutex: measurements are taken one at a time, in the order in which they ask. @returns {Turns} */
export const createTurns = () => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};
