import { isDark } from './alpha';

// Partly transparent but visible: from `ALPHA.faint` of src/color/alpha.ts to `SHADOW.wholeFrom` of
// src/engine/softShadow.ts.
const FAINT: u32 = 16;
const WHOLE_FROM: u32 = 240;
const STEEPEST: i32 = 24;

/**
 * Counts the dark, partly transparent pixels of a row in 16 bins of alpha, if the pixel to the left has a similar
 * alpha: this excludes the edges of shapes and thin lines.
 */
export function countShadow(row: usize, width: usize, counts: usize): void {
  const end = row + (width << 2);
  let before: i32 = -1;
  for (let at = row; at < end; at += 4) {
    const pixel = load<u32>(at);
    const alpha = pixel >> 24;
    if (alpha < FAINT || alpha >= WHOLE_FROM || !isDark(pixel)) {
      before = -1;
      continue;
    }
    if (before >= 0 && abs(<i32>alpha - before) <= STEEPEST) {
      const count = counts + (<usize>(alpha >> 4) << 2);
      store<u32>(count, load<u32>(count) + 1);
    }
    before = <i32>alpha;
  }
}
