import type { ColorSummary, ExactColors } from './engine';
import { EngineLimitError } from './engineErrors';
import type { PicturePlanes } from './picturePlanes';
import type { Pixels } from './planes';

export type PictureSize = { readonly width: number; readonly height: number };

export type PictureOptions = {
  /** The longest side of the preview, in pixels. */
  readonly previewSide: number;
};

/** What all pixels of a picture come to. */
export type PictureReading = {
  readonly summary: ColorSummary;
  /** Null where the picture has more than 8,192 colors. */
  readonly exact: ExactColors | null;
  /** The picture within `previewSide`, never enlarged: each pixel the mean of its area, colors weighed by alpha. */
  readonly preview: Pixels;
};

export type Corner = { readonly x: number; readonly y: number };

/** Takes a picture from its top to its bottom, as many rows at a time as the caller likes. */
export type PictureReader = {
  /** RGBA of the next `rows` rows, `width * 4` bytes each. They are copied. */
  readonly addRows: (rgba: Uint8Array | Uint8ClampedArray, rows: number) => void;
  /** All rows at once, of a decoded picture's planes, of which the picture is the part that begins at `corner`. */
  readonly addPlanes: (planes: PicturePlanes, corner: Corner) => void;
  /** After the last row. Throws RangeError where rows are missing. */
  readonly finish: () => PictureReading;
};

/**
 * How much a pixel counts, by its alpha: one that covers 7/16 or more is seen as its color and counts as one, so that
 * glass counts its area. A fainter one counts by its part of 7/16; not at all where next to nothing is seen of it, or
 * where it is dark: that is a soft shadow, and the color of what it falls on. Shadows alone, as of a faint black icon,
 * are counted after all.
 */
export const ALPHA = { whole: 112, faint: 16, darkest: 48 } as const;

/** Where each of the preview's columns or rows begins, and the end of the last one. */
export type Areas = { readonly count: number; readonly starts: Uint32Array };

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

/** A color with what it weighs, in all and in runs, in parts of `ALPHA.whole` a pixel. */
export type ExactEntry = { readonly color: number; readonly weight: number; readonly solid: number };

export const toExactColors = (entries: readonly ExactEntry[]): ExactColors => {
  const sorted = entries.toSorted((a, b) => a.color - b.color);
  const pixels = (weight: number): number => Math.floor(weight / ALPHA.whole + 0.5);
  return {
    colors: Uint32Array.from(sorted, ({ color }) => color),
    weights: Uint32Array.from(sorted, ({ weight }) => Math.max(1, pixels(weight))),
    solids: Uint32Array.from(sorted, ({ solid }) => pixels(solid)),
  };
};

/** Keeps count of the rows, for both engines. */
export const checkRows = ({
  width,
  height,
}: PictureSize): {
  readonly add: (bytes: number, rows: number) => void;
  readonly addAll: (frame: PictureSize, corner: Corner) => void;
  readonly finish: () => void;
} => {
  let missing = height;
  return {
    addAll: (frame, { x, y }) => {
      if (missing < height || Math.min(x, y) < 0 || x + width > frame.width || y + height > frame.height)
        throw new RangeError('Not a part of this picture');
      missing = 0;
    },
    add: (bytes, rows) => {
      if (rows > missing || bytes !== rows * width * 4) throw new RangeError('Not the rows of this picture');
      missing -= rows;
    },
    finish: () => {
      if (missing !== 0) throw new RangeError(`${missing} rows are missing`);
    },
  };
};
