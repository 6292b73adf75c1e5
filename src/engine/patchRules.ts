/** Pixels less opaque than this do not count. */
export const ALPHA_MIN = 128;

/** Pixels that fall into one cell of so many about ΔE00 a side, in the space of `Points`, make one patch. */
export const CELL = 5;
/** Cells of each axis: white is at 100 of lightness, and no sRGB color farther than 80 from gray. */
export const CELL_SIDE = 32;
/** The cell of gray on both chroma axes. */
export const CELL_MIDDLE = 16;

/** How many pixels off the surroundings of a pixel are looked at. */
export const RING = 5;
/** So much, about ΔE00, is added to the distances of each pixel: contrast is a quotient, and all may be alike. */
export const EVEN = 0.02;

/** A neighbor that differs by so much, about ΔE00, is another thing; the less it differs, the more the pixel is inside. */
export const OTHER = 4;
