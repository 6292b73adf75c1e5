import type { Area } from '../../../../workers/image-extraction/api';
import type { Place, Raster } from '../../../color/locateColors';
import type { PictureCache, SearchedPixels } from '../../../state/pictures/pictureCache';

const read = new WeakMap<ImageBitmap, Raster>();

/** The pixels of a bitmap. Null if the browser gives no canvas. */
export const bitmapPixels = (bitmap: ImageBitmap): Raster | null => {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
};

/** The pixels of the preview, read once and cached with it. Null if the browser gives no canvas. */
export const previewPixels = (cache: PictureCache, pictureId: number): Raster | null => {
  const preview = cache.get(pictureId)?.preview;
  if (!preview) return null;
  const raster = read.get(preview) ?? bitmapPixels(preview);
  if (raster) read.set(preview, raster);
  return raster;
};

const cellOf = (part: number, cells: number): number =>
  Math.min(cells - 1, Math.max(0, Math.floor(part * cells)));

/** The pixel at a place: its column and row, its center, and its color (null if transparent). */
export const pixelAt = (
  { width, height, rgba }: Raster,
  { x, y }: Place,
): { column: number; row: number; place: Place; rgb: number | null } => {
  const column = cellOf(x, width);
  const row = cellOf(y, height);
  const at = (row * width + column) * 4;
  const isSeen = (rgba[at + 3] ?? 0) > 0;
  const rgb = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  return {
    column,
    row,
    place: { x: (column + 0.5) / width, y: (row + 0.5) / height },
    rgb: isSeen ? rgb : null,
  };
};

/** The pixels of a part, with the mapping from places in it to the whole picture. */
export const cutPixels = ({ width, height, rgba }: Raster, area: Area): SearchedPixels => {
  const left = cellOf(area.x, width);
  const top = cellOf(area.y, height);
  const columns = Math.max(1, Math.min(width - left, Math.round(area.width * width)));
  const rows = Math.max(1, Math.min(height - top, Math.round(area.height * height)));
  const part = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    const from = ((top + row) * width + left) * 4;
    part.set(rgba.subarray(from, from + columns * 4), row * columns * 4);
  }
  return {
    raster: { width: columns, height: rows, rgba: part },
    toWhole: ({ x, y }) => ({ x: (left + x * columns) / width, y: (top + y * rows) / height }),
  };
};

/**
 * Every second (third, …) pixel of each axis, so that the longer side is at most `side`. Not averaged, which would hide
 * fine details; `toWhole` maps a place to that of the same pixel in the whole picture.
 */
export const thinPixels = ({ width, height, rgba }: Raster, side: number): SearchedPixels => {
  const step = Math.ceil(Math.max(width, height) / side);
  if (step <= 1) return { raster: { width, height, rgba }, toWhole: (place) => place };
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const thin = new Uint32Array(columns * rows);
  // Stryker disable next-line EqualityOperator: a typed array takes nothing behind its end
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      thin[row * columns + column] = words[row * step * width + column * step] ?? 0;
  return {
    raster: { width: columns, height: rows, rgba: new Uint8ClampedArray(thin.buffer) },
    toWhole: ({ x, y }) => ({
      x: (cellOf(x, columns) * step + 0.5) / width,
      y: (cellOf(y, rows) * step + 0.5) / height,
    }),
  };
};
