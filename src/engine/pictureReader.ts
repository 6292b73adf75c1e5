import type { Areas } from './areas';
import type { ColorSummary, ExactColors } from './colorSummary';
import { EngineLimitError } from './engineErrors';
import type { PicturePlanes } from './picturePlanes';
import type { Rows, RowsReading } from './pictureParts';
import type { Pixels } from './planes';

export type PictureSize = { readonly width: number; readonly height: number };

export type PictureOptions = {
  /** The longest side of the preview, in pixels. */
  readonly previewSide: number;
};

/** The result of reading a whole picture. */
export type PictureReading = {
  readonly summary: ColorSummary;
  /** For each cell of `summary`, a lower bound of its pixels in groups of four that all have the cell's color. */
  readonly solids: Uint32Array;
  /** Null where the picture has more than 8,192 colors. */
  readonly exact: ExactColors | null;
  /** The picture scaled down to `previewSide`: each pixel the mean of its area, with colors weighted by alpha. */
  readonly preview: Pixels;
};

export type Corner = { readonly x: number; readonly y: number };

/** Takes rows from top to bottom, any number at a time. */
type Reader<Reading> = {
  /** RGBA of the next `rows` rows, `width * 4` bytes each. They are copied. */
  readonly addRows: (rgba: Uint8Array | Uint8ClampedArray, rows: number) => void;
  /**
   * The next `rows` rows from a decoded frame's planes; the picture begins at `corner` of the frame. The planes need
   * only hold the rows that are read, plus two above and below. All planes of a picture have the same format and
   * strides.
   */
  readonly addPlanes: (planes: PicturePlanes, corner: Corner, rows: number) => void;
  /** To be called after the last row. Throws RangeError if rows are missing. */
  readonly finish: () => Reading;
};

export type RowsReader = Reader<RowsReading>;
export type PictureReader = Reader<PictureReading>;

/** In pixels, so that the sums of an area fit 32 bits. */
const MAX_AREA_SIDE = 256;

const areasOf = (length: number, count: number): Areas => {
  if (length > count * MAX_AREA_SIDE) throw new EngineLimitError('The preview is too small for the picture');
  const starts = Uint32Array.from({ length: count + 1 }, (_, area) => Math.ceil((area * length) / count));
  return { count, starts };
};

/** The areas that are averaged to the preview's pixels; never more than the picture has pixels. */
export const previewAreas = (
  { width, height }: PictureSize,
  { previewSide }: PictureOptions,
): { readonly columns: Areas; readonly rows: Areas } => {
  const scale = Math.min(1, previewSide / Math.max(width, height));
  const fit = (side: number): number => Math.max(1, Math.round(side * scale));
  return { columns: areasOf(width, fit(width)), rows: areasOf(height, fit(height)) };
};

/** A picture with more colors is not flat art. */
export const MAX_EXACT_COLORS = 8192;

/** Checks for both engines that rows are added completely and within their picture. */
export const checkRows = ({ width, height }: PictureSize, { first, end }: Rows) => {
  let next = first;
  return {
    addPlanes: (frame: PictureSize, { x, y }: Corner, rows: number): Rows => {
      const isInside = Math.min(x, y) >= 0 && x + width <= frame.width && y + height <= frame.height;
      if (!isInside || next + rows > end) throw new RangeError('Not a part of this picture');
      next += rows;
      return { first: y + next - rows, end: y + next };
    },
    add: (bytes: number, rows: number): void => {
      if (next + rows > end || bytes !== rows * width * 4)
        throw new RangeError('Not the rows of this picture');
      next += rows;
    },
    finish: (): void => {
      if (next !== end) throw new RangeError(`${end - next} rows are missing`);
    },
  };
};
