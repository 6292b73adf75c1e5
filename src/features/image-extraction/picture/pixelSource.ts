import type { Raster } from '../../../color/locateColors';

/** The pixels of a picture, of which a few are read at a time. */
export type PixelSource = {
  readonly width: number;
  readonly height: number;
  /** A square of `side` pixels around one, `side` being odd; what of it lies beyond the edges is transparent. */
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

/** Reads from a bitmap that would be too large to copy as a whole. Null where the browser gives no canvas. */
export const bitmapSource = (bitmap: ImageBitmap): PixelSource | null => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const { width, height } = bitmap;
  return {
    width,
    height,
    square: (column, row, side) => {
      // A canvas is emptied when it is given a size.
      [canvas.width, canvas.height] = [side, side];
      context.drawImage(bitmap, (side - 1) / 2 - column, (side - 1) / 2 - row);
      return { width: side, height: side, rgba: context.getImageData(0, 0, side, side).data };
    },
  };
};
