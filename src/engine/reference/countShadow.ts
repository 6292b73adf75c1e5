import { ALPHA } from '../pictureReader';
import { SHADOW } from '../softShadow';
import { isDark } from './alphaWeight';
import { alphaOf } from './pixelWords';

/** Counts dark pixels that are seen through, by sixteenths of their alpha, where the pixel to the left is much alike. */
export const countShadow = () => {
  const counts = new Uint32Array(SHADOW.counts);
  return {
    addRow: (row: Uint32Array): void => {
      let before: number | null = null;
      for (const pixel of row) {
        const alpha = alphaOf(pixel);
        const isSeenThrough = alpha >= ALPHA.faint && alpha < SHADOW.wholeFrom && isDark(pixel);
        if (isSeenThrough && before !== null && Math.abs(alpha - before) <= SHADOW.steepest)
          counts[alpha >> 4]! += 1;
        before = isSeenThrough ? alpha : null;
      }
    },
    finish: (): Uint32Array<ArrayBuffer> => counts,
  };
};
