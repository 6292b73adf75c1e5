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

/** What all pixels of a picture come to. */
export type PictureReading = {
  readonly summary: ColorSummary;
  /** How many pixels of each cell of `summary` lie in groups of four that are all of its color; at least so many. */
  readonly solids: Uint32Array;
  /** Null where the picture has more than 8,192 colors. */
  readonly exact: ExactColors | null;
  /** The picture within `previewSide`, never enlarged: each pixel the mean of its area, colors weighed by alpha. */
  readonly preview: Pixels;
};

export type Corner = { readonly x: number; readonly y: number };

/** Takes rows from the top to the bottom, as many at a time as the caller likes. */
type Reader<Reading> = {
  /** RGBA of the next `rows` rows, `width * 4` bytes each. They are copied. */
  readonly addRows: (rgba: Uint8Array | Uint8ClampedArray, rows: number) => void;
  /**
   * The next `rows` rows, of a decoded frame's planes, of which the whole picture is the part that begins at `corner`.
   * The planes need to hold no rows but those that are read, and two more above and below. All planes of a picture have
   * the same format and strides.
   */
  readonly addPlanes: (planes: PicturePlanes, corner: Corner, rows: number) => void;
  /** After the last row. Throws RangeError where rows are missing. */
  readonly finish: () => Reading;
};

export type RowsReader = Reader<RowsReading>;
export type PictureReader = Reader<PictureReading>;

/**
 * How much a pixel counts, by its alpha: one that covers 7/16 or more is seen as its color and counts as one, so that
 * glass counts its area. A fainter one counts by its part of 7/16; not at all where next to nothing is seen of it, or
 * where it is dark: that is a soft shadow, and the color of what it falls on. Shadows alone, as of a faint black icon,
 * are counted after all. What of a soft shadow is denser is told by softShadow.ts.
 */
export const ALPHA = { whole: 112, faint: 16, darkest: 48 } as const;

/** Sums of one area have to fit 32 bits. */
const MAX_AREA_SIDE = 256;

const areasOf = (length: number, count: number): Areas => {
  if (length > count * MAX_AREA_SIDE) throw new EngineLimitError('The preview is too small for the picture');
  const starts = Uint32Array.from({ length: count + 1 }, (_, area) => Math.ceil((area * length) / count));
  return { count, starts };
};

/** The areas whose means make the preview, never more than there are pixels. */
export const previewAreas = (
  { width, height }: PictureSize,
  { previewSide }: PictureOptions,
): { readonly columns: Areas; readonly rows: Areas } => {
  const scale = Math.min(1, previewSide / Math.max(width, height));
  const fit = (side: number): number => Math.max(1, Math.round(side * scale));
  return { columns: areasOf(width, fit(width)), rows: areasOf(height, fit(height)) };
};

/** Colors beyond these are no flat art. */
export const MAX_EXACT_COLORS = 8192;

/** Keeps count of the rows, for both engines. `next` is the row that comes next. */
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
