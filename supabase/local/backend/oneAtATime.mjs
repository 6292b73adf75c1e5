import { setImmediate as turn } from 'node:timers/promises';

/**
 * Runs one piece of work after another, in the order they came. The library opens its transactions on the one
 * connection there is: two requests at a time would run in each other's transaction, with each other's rights.
 * After each, whatever arrived meanwhile is taken in: the database answers within this thread, and a long line would
 * keep new connections waiting until they give up.
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export const createOneAtATime = () => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.then(
      () => turn(),
      () => turn(),
    );
    return result;
  };
};
