import type { Pixels } from '../../../../src/engine/planes';

/**
 * A picture in which each pixel represents a square of the frame, with a longest side of about `side`: the mean of
 * every other pixel in both directions, enough to suppress noise. The remainder at the right and bottom, less than a
 * square, is ignored. So is alpha: frames are opaque.
 */
export const shrinkFrame = ({ rgba, width, height }: Pixels, side: number): Pixels => {
  const step = Math.max(1, Math.min(width, height, Math.ceil(Math.max(width, height) / side)));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const small = new Uint8ClampedArray(columns * rows * 4);
  const count = Math.ceil(step / 2) ** 2;
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, at += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let y = row * step; y < (row + 1) * step; y += 2) {
        const end = y * width + (column + 1) * step;
        for (let i = end - step; i < end; i += 2) {
          const pixel = from[i] ?? 0;
          red += pixel & 255;
          green += (pixel >>> 8) & 255;
          blue += (pixel >>> 16) & 255;
        }
      }
      small[at] = red / count;
      small[at + 1] = green / count;
      small[at + 2] = blue / count;
      small[at + 3] = 255;
    }
  }
  return { rgba: small, width: columns, height: rows };
};
