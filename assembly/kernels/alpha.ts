/** Weight of a pixel by its alpha; explained at `ALPHA` in src/color/alpha.ts. */
export const WHOLE: u32 = 112;
const FAINT: u32 = 16;
const DARKEST: u32 = 48;

// @ts-ignore: decorator
@inline
export function isFaint(pixel: u32): bool {
  return pixel >> 24 < FAINT;
}

// @ts-ignore: decorator
@inline
export function isDark(pixel: u32): bool {
  return max(max(pixel & 255, (pixel >> 8) & 255), (pixel >> 16) & 255) < DARKEST;
}

/** In units of 1/WHOLE; 0 for a shadow. */
// @ts-ignore: decorator
@inline
export function weightOf(pixel: u32): u32 {
  const alpha = pixel >> 24;
  if (alpha >= WHOLE) return WHOLE;
  return isFaint(pixel) || isDark(pixel) ? 0 : alpha;
}
