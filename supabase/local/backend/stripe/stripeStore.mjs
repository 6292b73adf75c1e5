import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** @typedef {Record<string, any> & { id: string, object: string }} StripeObject */
/** @typedef {{ event: StripeObject, attempts: number }} Delivery */
/** @typedef {{ objects: Record<string, StripeObject>, answers: Record<string, { text: string, at: number }>, deliveries: Delivery[] }} Books */
/** @typedef {Awaited<ReturnType<typeof openStripeStore>>} StripeStore */

/** @param {string} prefix such as cus or sub */
export const newStripeId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * The stand-in's books: one file, written whole after each change, so that a restart forgets nothing.
 * @param {string} file
 */
export const openStripeStore = async (file) => {
  const kept = await readFile(file, 'utf8').catch(() => null);
  const { objects, answers, deliveries = [] } = kept ? JSON.parse(kept) : {};
  /** What came with a request may be looked up there, 'constructor' too: nothing is inherited. @type {Books} */
  const books = {
    objects: Object.assign(Object.create(null), objects),
    answers: Object.assign(Object.create(null), answers),
    deliveries,
  };
  let written = Promise.resolve();

  const save = () => {
    const text = JSON.stringify(books);
    const write = async () => {
      // Who paid for what is for nobody else on this machine.
      await writeFile(`${file}.new`, text, { mode: 0o600 });
      await rename(`${file}.new`, file);
    };
    // One that failed, for want of room, keeps no later one from being tried: each writes all of it.
    written = written.then(write, write);
    return written;
  };

  return {
    books,
    save,
    /** @param {string} id */
    get: (id) => books.objects[id],
    /** @param {StripeObject} object */
    put: (object) => {
      books.objects[object.id] = object;
      return object;
    },
    /** @param {string} id */
    remove: (id) => {
      delete books.objects[id];
    },
    /**
     * Responses kept for a second try with the same idempotency key, which Stripe keeps for a day.
     * @param {number} before Unix seconds
     */
    forgetAnswers: (before) => {
      for (const [key, { at }] of Object.entries(books.answers)) if (at < before) delete books.answers[key];
    },
    /** Newest first. @param {string} kind @returns {StripeObject[]} */
    list: (kind) =>
      Object.values(books.objects)
        .filter(({ object }) => object === kind)
        .toReversed(),
    /** Waits for what is being written; whoever had it written has been told of a failure. */
    settle: () => written.catch(() => undefined),
  };
};
