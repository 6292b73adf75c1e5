import { ALPHA } from '../../color/alpha';
import { SHADOW } from '../softShadow';
import { isDark } from './alphaWeight';
import { alphaOf } from './pixelWords';

/** Counts dark translucent pixels by sixteenths of alpha: see `SHADOW`. */
export const countShadow = () => {
  const counts = new Uint32Array(SHADOW.counts);
  return {
    addRow: (row: Uint32Array): void => {
      let before: number | null = null;
      for (const pixel of row) {
        const alpha = alphaOf(pixel);
        const isTranslucent = alpha >= ALPHA.faint && alpha < SHADOW.wholeFrom && isDark(pixel);
        if (isTranslucent && before !== null && Math.abs(alpha - before) <= SHADOW.steepest)
          counts[alpha >> 4]! += 1;
        before = isTranslucent ? alpha : null;
      }
    },
    finish: (): Uint32Array<ArrayBuffer> => counts,
  };
};
