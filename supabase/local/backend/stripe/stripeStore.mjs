import { readFile, rename, writeFile } from 'node:fs/promises';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */
/** @typedef {Awaited<ReturnType<typeof openStripeStore>>} StripeStore */

/**
 * The stand-in's books: one file, written whole after each change, so that a restart forgets nothing.
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
        // Who paid for what is for nobody else on this machine.
        await writeFile(`${file}.new`, text, { mode: 0o600 });
        await rename(`${file}.new`, file);
      };
      // One that failed, for want of room, keeps no later one from being tried: each writes all of it.
      written = written.then(write, write);
      return written;
    },
    /** Waits for what is being written; whoever had it written has been told of a failure. */
    settle: () => written.catch(() => undefined),
  };
};
