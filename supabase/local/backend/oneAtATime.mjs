/** Long enough for a few requests: a turn of the loop costs as much as a tenth of one. */
const LONGEST_MS = 5;

/**
 * Runs one piece of work after another, in the order they came. The library opens its transactions on the one
 * connection there is: two requests at a time would run in each other's transaction, with each other's rights.
 * Every few milliseconds, whatever arrived meanwhile is taken in: the database answers within this thread, and a long
 * line would keep new connections waiting until they give up.
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export const createOneAtATime = () => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  let lookedAt = performance.now();

  const takeIn = () => {
    if (performance.now() - lookedAt < LONGEST_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        lookedAt = performance.now();
        resolve(undefined);
      });
    });
  };

  return (work) => {
    const result = last.then(work);
    last = result.then(takeIn, takeIn);
    return result;
  };
};
