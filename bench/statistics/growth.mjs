/**
 * The exponent of a growth curve: the slope of the straight line through the logarithms, by least squares.
 * @param {readonly (readonly [size: number, value: number])[]} points at least two of different sizes, all positive
 */
export const fitExponent = (points) => {
  const logs = points.map(([size, value]) => /** @type {const} */ ([Math.log(size), Math.log(value)]));
  const middle = (/** @type {0 | 1} */ axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length;
  const [x, y] = [middle(0), middle(1)];
  const along = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return along / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
};
