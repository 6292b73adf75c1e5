/** Catmull-Rom weights of four neighbors, for a position `f` between the second and the third. */
const cubic = (f) => [
  f * (-0.5 + f * (1 - 0.5 * f)),
  1 + f * f * (-2.5 + 1.5 * f),
  f * (0.5 + f * (2 - 1.5 * f)),
  f * f * (-0.5 + 0.5 * f),
];

const enlargeLines = (from, lines, length, wanted, step, stride, toStep, toStride) => {
  const to = new Float32Array(lines * wanted * 3);
  for (let i = 0; i < wanted; i += 1) {
    const place = ((i + 0.5) * length) / wanted - 0.5;
    const first = Math.floor(place) - 1;
    const weights = cubic(place - first - 1);
    for (let line = 0; line < lines; line += 1) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (let k = 0; k < 4; k += 1) {
          const at = Math.min(length - 1, Math.max(0, first + k));
          sum += weights[k] * from[line * stride + at * step + c];
        }
        to[line * toStride + i * toStep + c] = Math.max(0, sum);
      }
    }
  }
  return to;
};

/** Scenes may be rendered smaller than they are saved: a lens is never as sharp as a pixel. */
export const enlarge = (light, fromWidth, fromHeight, width, height) => {
  if (fromWidth === width && fromHeight === height) return light;
  const wide = enlargeLines(light, fromHeight, fromWidth, width, 3, fromWidth * 3, 3, width * 3);
  return enlargeLines(wide, width, fromHeight, height, width * 3, 3, width * 3, 3);
};
