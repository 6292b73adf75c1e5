import type { Raster } from '../../../color/locateColors';

/** Access to a picture's pixels, a few at a time. */
export type PixelSource = {
  readonly width: number;
  readonly height: number;
  /** A square of `side` pixels around one, `side` being odd; pixels beyond the edges are transparent. */
  readonly square: (column: number, row: number, side: number) => Raster;
};

export const rasterSource = ({ width, height, rgba }: Raster): PixelSource => ({
  width,
  height,
  square: (column, row, side) => {
    const square = new Uint8ClampedArray(side * side * 4);
    const [left, top] = [column - (side - 1) / 2, row - (side - 1) / 2];
    const [from, to] = [Math.max(0, left), Math.min(width, left + side)];
    for (let y = Math.max(0, top); y < Math.min(height, top + side); y += 1)
      square.set(
        rgba.subarray((y * width + from) * 4, (y * width + to) * 4),
        ((y - top) * side + from - left) * 4,
      );
    return { width: side, height: side, rgba: square };
  },
});

/** Reads from a bitmap that is too large to copy as a whole. Null if the browser gives no canvas. */
export const bitmapSource = (bitmap: ImageBitmap): PixelSource | null => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const { width, height } = bitmap;
  return {
    width,
    height,
    square: (column, row, side) => {
      // Setting its size clears a canvas.
      [canvas.width, canvas.height] = [side, side];
      context.drawImage(bitmap, (side - 1) / 2 - column, (side - 1) / 2 - row);
      return { width: side, height: side, rgba: context.getImageData(0, 0, side, side).data };
    },
  };
};
