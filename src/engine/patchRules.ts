import { ALPHA } from '../color/alpha';

/** Pixels with a lower alpha are ignored. */
export const ALPHA_MIN = ALPHA.whole;

/** Side of a cell in the space of `Points`, about ΔE00: the pixels of a cell make one patch. */
export const CELL = 5;
/** Cells per axis: lightness is at most 100, and no sRGB color is farther than 80 from gray. */
export const CELL_SIDE = 32;
/** The cell of gray along both chroma axes. */
export const CELL_MIDDLE = 16;

/** Distance in pixels at which the surroundings of a pixel are sampled. */
export const RING = 5;
/** Added to the summed distance of each pixel, about ΔE00, as contrast divides by that sum, which may be 0. */
export const EVEN = 0.02;

/**
 * A neighbor that differs by this, about ΔE00, is of another thing; the less it differs, the more a pixel is inside.
 */
export const OTHER = 4;
