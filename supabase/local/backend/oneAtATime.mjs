import { setImmediate as turn } from 'node:timers/promises';

/**
 * Runs jobs one after another, in order of the calls. The library opens its transactions on the only connection there
 * is: two concurrent requests would run in each other's transaction, with each other's rights. Between jobs, pending
 * I/O is processed: the database runs on this thread, and a long queue would keep new connections waiting until they
 * time out.
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
