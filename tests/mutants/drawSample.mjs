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
 * @returns {readonly T[]} in the order in which they came; all of them where there are not more
 */
export const drawSample = (all, count, seed = SEED) => {
  const orders = all.map((one) => orderOf(seed, JSON.stringify(one)));
  const last = orders.toSorted()[count - 1];
  return last === undefined ? all : all.filter((_, at) => (orders[at] ?? '') <= last);
};
