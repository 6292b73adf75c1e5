import { createHash } from 'node:crypto';

/** Another word draws another sample. */
export const SEED = 'hueloom';

/** @param {string} seed @param {string} text */
const orderOf = (seed, text) => createHash('sha256').update(`${seed} ${text}`).digest('hex');

/**
 * Some of many, always the same ones: what each says of itself decides, so that it stays in the sample where others have
 * come or gone.
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 * @param {string} [seed]
 * @returns {readonly T[]} in an order that tells nothing of them, so that the first of them are a sample, too, where a run
 *   is broken off; all of them where there are not more
 */
export const drawSample = (all, count, seed = SEED) =>
  all
    .map((one) => ({ one, order: orderOf(seed, JSON.stringify(one)) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
