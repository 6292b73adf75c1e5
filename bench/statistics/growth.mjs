/**
 * The exponent of a growth curve: the slope of the least-squares line through the logarithms.
 * @param {readonly (readonly [size: number, value: number])[]} points at least two of different sizes, all positive
 */
export const fitExponent = (points) => {
  const logs = points.map(([size, value]) => /** @type {const} */ ([Math.log(size), Math.log(value)]));
  const middle = (/** @type {0 | 1} */ axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length;
  const [x, y] = [middle(0), middle(1)];
  const along = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return along / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
};

/** @typedef {{ exponent: number, from: number }} Growth `from` is the least size that was fitted */

/** With fewer sizes growth is not fitted. */
export const LEAST_SIZES = 3;
/** A first step flatter than the rest by more than this is excluded from the fit. */
const FLATTER = 0.25;

/**
 * The asymptotic growth of a cost: fixed overhead flattens the start of a curve, so small sizes where it does are
 * excluded.
 * @param {readonly (readonly [size: number, value: number])[]} points at least three of different sizes, all positive
 * @returns {Growth}
 */
export const fitGrowth = (points) => {
  let rest = points.toSorted((a, b) => a[0] - b[0]);
  while (rest.length > LEAST_SIZES && fitExponent(rest.slice(0, 2)) < fitExponent(rest.slice(1)) - FLATTER) {
    rest = rest.slice(1);
  }
  return { exponent: fitExponent(rest), from: rest[0]?.[0] ?? Number.NaN };
};
