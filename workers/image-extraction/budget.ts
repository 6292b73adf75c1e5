import type { Size } from '../fitWithin';

/** What a picture may cost. 128 megapixels are 512 MB while they are being decoded. */
export const BUDGET = {
  fileBytes: 50 * 1024 * 1024,
  /** The longest side that an SVG is drawn at: large enough for the colors of thin strokes to come out whole. */
  svgSide: 2048,
  svgMs: 15_000,
  pixels: 128_000_000,
  side: 65_535,
} as const;

export const isOverBudget = ({ width, height }: Size): boolean =>
  width * height > BUDGET.pixels || Math.max(width, height) > BUDGET.side;
