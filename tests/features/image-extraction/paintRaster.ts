import type { Raster } from '../../../src/color/locateColors';

/** A picture painted by a function of the pixel, as 0xRRGGBB; null is transparent. */
export const paintRaster = (
  width: number,
  height: number,
  colorAt: (x: number, y: number) => number | null,
): Raster => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const rgb = colorAt(x, y);
      const color = rgb ?? 0;
      rgba.set([color >> 16, (color >> 8) & 255, color & 255, rgb === null ? 0 : 255], (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
};
