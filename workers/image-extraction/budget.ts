import { EXTRACTION } from '../../src/domain/imageLimits';
import type { Size } from '../fitWithin';

/** What a picture may cost. */
export const BUDGET = {
  fileBytes: 50 * 1024 * 1024,
  /** The longest side that an SVG is drawn at: large enough for the colors of thin strokes to come out whole. */
  svgSide: 2048,
  svgMs: 15_000,
  pixels: EXTRACTION.maxPixels,
  side: 65_535,
} as const;

export const isOverBudget = ({ width, height }: Size): boolean =>
  width * height > BUDGET.pixels || Math.max(width, height) > BUDGET.side;
