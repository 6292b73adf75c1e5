/**
 * A quantile of sorted values with linear interpolation; NaN if there are none.
 * @param {ArrayLike<number>} sorted ascending
 * @param {number} share 0 to 1
 */
export const quantileOf = (sorted, share) => {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  // The difference of two equal infinities would be NaN.
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
