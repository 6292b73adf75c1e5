import { readFile, rename, writeFile } from 'node:fs/promises';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */
/** @typedef {Awaited<ReturnType<typeof openStripeStore>>} StripeStore */

/**
 * The stand-in's data: one file, written completely after each change, so that a restart loses nothing.
 * @param {string} file
 */
export const openStripeStore = async (file) => {
  const kept = await readFile(file, 'utf8').catch(() => '{}');
  /** @type {Map<string, StripeObject>} */
  const objects = new Map(Object.entries(JSON.parse(kept).objects ?? {}));
  let written = Promise.resolve();

  return {
    /** @param {string} id */
    get: (id) => objects.get(id),
    /** @param {StripeObject} object */
    put: (object) => {
      objects.set(object.id, object);
      return object;
    },
    /** @param {string} id */
    remove: (id) => objects.delete(id),
    /** Newest first. @param {string} kind */
    list: (kind) => [...objects.values()].filter(({ object }) => object === kind).toReversed(),
    save: () => {
      const text = JSON.stringify({ objects: Object.fromEntries(objects) });
      const write = async () => {
        // Payment data is private to this user of the machine.
        await writeFile(`${file}.new`, text, { mode: 0o600 });
        await rename(`${file}.new`, file);
      };
      // Written even if an earlier write failed for lack of room: each writes everything.
      written = written.then(write, write);
      return written;
    },
    /** Waits for pending writes; a failure has been reported to the caller of `save`. */
    settle: () => written.catch(() => undefined),
  };
};
