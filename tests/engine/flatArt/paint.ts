import type { PackedRgb } from '../../../src/engine/engine';
import type { Pixels } from '../../../src/engine/planes';

/** A picture by the color of each of its pixels. */
export const paint = (
  width: number,
  height: number,
  colorAt: (x: number, y: number) => PackedRgb,
  alpha = 255,
): Pixels => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const color = colorAt(i % width, Math.floor(i / width));
    rgba.set([color >>> 16, (color >>> 8) & 255, color & 255, alpha], i * 4);
  }
  return { rgba, width, height };
};
