import type { Rows } from '../pictureParts';
import { type PictureOptions, type PictureSize, previewAreas } from '../pictureReader';
import { alphaOf, blue, green, red } from './pixelWords';

/** Halves rounded up. */
const mean = (sum: number, count: number): number => Math.floor((sum + (count >>> 1)) / count);

/** RGBA of the preview's rows: each pixel the mean of its area, with colors weighted by alpha. */
export const meanAreas = (
  size: PictureSize,
  options: PictureOptions,
  span: Rows,
): { readonly addRow: (row: Uint32Array) => void; readonly finish: () => Uint8ClampedArray<ArrayBuffer> } => {
  const { columns, rows } = previewAreas(size, options);
  const firstArea = rows.starts.indexOf(span.first);
  const rgba = new Uint8ClampedArray(columns.count * (rows.starts.indexOf(span.end) - firstArea) * 4);
  /** Per column: red, green and blue times alpha, and alpha. */
  const sums = new Float64Array(columns.count * 4);
  let y = span.first;
  let area = firstArea;

  const write = (): void => {
    const height = y - rows.starts[area]!;
    for (let column = 0; column < columns.count; column++) {
      const [r = 0, g = 0, b = 0, alpha = 0] = sums.subarray(column * 4, column * 4 + 4);
      if (alpha === 0) continue;
      const places = (columns.starts[column + 1]! - columns.starts[column]!) * height;
      const pixel = [mean(r, alpha), mean(g, alpha), mean(b, alpha), mean(alpha, places)];
      rgba.set(pixel, ((area - firstArea) * columns.count + column) * 4);
    }
    sums.fill(0);
    area += 1;
  };

  return {
    addRow: (row) => {
      for (let column = 0, x = 0; column < columns.count; column++) {
        for (const end = columns.starts[column + 1]!; x < end; x++) {
          const pixel = row[x]!;
          const alpha = alphaOf(pixel);
          sums[column * 4]! += red(pixel) * alpha;
          sums[column * 4 + 1]! += green(pixel) * alpha;
          sums[column * 4 + 2]! += blue(pixel) * alpha;
          sums[column * 4 + 3]! += alpha;
        }
      }
      y += 1;
      if (y === rows.starts[area + 1]) write();
    },
    finish: () => rgba,
  };
};
