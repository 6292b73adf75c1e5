/** Grain and compression noise differ by less. */
const ALIKE = 10;

/** Whether the pixels look like one color; transparent ones are beyond the picture's edge. */
export const isUniform = (rgba: Uint8ClampedArray): boolean => {
  const least = [255, 255, 255, 255];
  const most = [0, 0, 0, 0];
  rgba.forEach((value, i) => {
    least[i % 4] = Math.min(least[i % 4] ?? 0, value);
    most[i % 4] = Math.max(most[i % 4] ?? 0, value);
  });
  return most.every((value, channel) => value - (least[channel] ?? 0) <= ALIKE);
};
