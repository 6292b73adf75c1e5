/** Pixels less opaque than this belong to no part. */
export const ALPHA_MIN = 128;

/** Differences of neighbors are sorted in steps of a sixteenth of about ΔE00 1, up to 64. */
export const EDGE_STEPS = 16;
export const EDGE_LEVELS = 1024;

/** What a region may differ by inside, in those steps times its pixels: larger values give larger regions. */
export const JOIN_SCALE = 320;
/** Smaller regions join the neighbor most alike. */
export const REGION_PIXELS_MIN = 6;

/** How many pixels off the surroundings of a region are looked at. */
export const RING = 5;
