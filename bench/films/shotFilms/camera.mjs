/** @typedef {import('./sources.mjs').Picture} Picture */
/**
 * The view of a camera: its center as fractions of the picture's width and height, its size as a fraction of the
 * largest possible view, its angle in radians, and whether it is mirrored.
 * @typedef {{ x: number, y: number, part: number, angle: number, mirrored: boolean }} View
 */

/**
 * Bilinear interpolation of one channel; `right` and `bottom` are weights from 0 to 256.
 * @type {(rgb: Uint8Array, at: number, stride: number, right: number, bottom: number) => number}
 */
const mix = (rgb, at, stride, right, bottom) => {
  const a = /** @type {number} */ (rgb[at]);
  const b = /** @type {number} */ (rgb[at + 3]);
  const c = /** @type {number} */ (rgb[at + stride]);
  const d = /** @type {number} */ (rgb[at + stride + 3]);
  const upper = (a << 8) + (b - a) * right;
  const lower = (c << 8) + (d - c) * right;
  return ((upper << 8) + (lower - upper) * bottom + 32_768) >> 16;
};

/**
 * Draws a view of a picture with bilinear sampling from the mip level nearest in size.
 * @param {readonly Picture[]} levels
 * @param {View} view
 * @param {Picture} out
 */
export const drawView = (levels, view, out) => {
  const [largest] = levels;
  if (!largest) return;
  const whole = Math.min(largest.width / out.width, largest.height / out.height);
  const step = whole * view.part;
  const level = Math.max(0, Math.min(levels.length - 1, Math.round(Math.log2(step))));
  const { rgb, width, height } = levels[level] ?? largest;
  const scale = step / 2 ** level;
  const cos = Math.cos(view.angle) * scale;
  const sin = Math.sin(view.angle) * scale;
  const side = view.mirrored ? -1 : 1;
  // The view is kept inside the picture, except for its corners when rotated.
  const reachX = (out.width / 2) * scale;
  const reachY = (out.height / 2) * scale;
  const middleX = Math.max(reachX, Math.min(width - 1 - reachX, view.x * width));
  const middleY = Math.max(reachY, Math.min(height - 1 - reachY, view.y * height));
  // In 16.16 fixed point for speed: a film is some fifty million pixels.
  const [stepX, stepY] = [Math.round(cos * side * 65_536), Math.round(sin * side * 65_536)];
  const [mostX, mostY] = [(width - 1) * 65_536 - 1, (height - 1) * 65_536 - 1];
  const stride = width * 3;
  const target = out.rgb;
  for (let row = 0, to = 0; row < out.height; row += 1) {
    const down = row - out.height / 2;
    const first = (-out.width / 2) * side;
    let x = Math.round((middleX + first * cos - down * sin) * 65_536);
    let y = Math.round((middleY + first * sin + down * cos) * 65_536);
    for (let column = 0; column < out.width; column += 1, to += 3, x += stepX, y += stepY) {
      const insideX = x < 0 ? 0 : x > mostX ? mostX : x;
      const insideY = y < 0 ? 0 : y > mostY ? mostY : y;
      const right = (insideX >> 8) & 255;
      const bottom = (insideY >> 8) & 255;
      const at = (insideY >> 16) * stride + (insideX >> 16) * 3;
      target[to] = mix(rgb, at, stride, right, bottom);
      target[to + 1] = mix(rgb, at + 1, stride, right, bottom);
      target[to + 2] = mix(rgb, at + 2, stride, right, bottom);
    }
  }
};
