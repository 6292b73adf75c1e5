import { EXTRACTION } from './imageLimits';

/** Limits on the cost of a picture. */
export const BUDGET = {
  fileBytes: 50 * 1024 * 1024,
  /** Longest side at which an SVG is rasterized: large enough for thin strokes to show their full color. */
  svgSide: 2048,
  svgMs: 15_000,
  pixels: EXTRACTION.maxPixels,
  side: 65_535,
} as const;

/** Whether a picture of this size in pixels is not read. */
export const isOverBudget = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean => width * height > BUDGET.pixels || Math.max(width, height) > BUDGET.side;
