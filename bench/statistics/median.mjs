/**
 * The value that a share of the sorted values does not exceed, between two of them by straight line; NaN of none.
 * @param {ArrayLike<number>} sorted ascending
 * @param {number} share 0 to 1
 */
export const quantileOf = (sorted, share) => {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  // Not by the difference where both are one: infinities would make NaN of it.
  return low === high ? low : low + (high - low) * (at - Math.floor(at));
};

/**
 * @param {readonly number[]} values in any order
 * @param {number} share 0 to 1
 */
export const quantile = (values, share) =>
  quantileOf(
    values.toSorted((a, b) => a - b),
    share,
  );

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {readonly number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
