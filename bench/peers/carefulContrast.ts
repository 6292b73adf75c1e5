/**
 * Carefully optimized plain JavaScript: every luminance and its reciprocal computed once, no division, no allocation.
 */
export const carefulMatrix = (light: Float32Array, inverse: Float32Array, ratios: Float32Array): void => {
  const n = light.length;
  for (let i = 0; i < n; i++) {
    const row = light[i]!;
    const inverseRow = inverse[i]!;
    const start = i * n;
    for (let j = 0; j < n; j++) {
      const darker = row * inverse[j]!;
      const lighter = inverseRow * light[j]!;
      ratios[start + j] = darker > lighter ? darker : lighter;
    }
  }
};
