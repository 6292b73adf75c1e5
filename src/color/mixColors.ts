import { colorFromRgb } from './color';
import { oklabToRgb, rgbToOklab } from './oklab';
import type { Color } from './types';

/** Linear interpolation in OKLab, where even steps look even; `part` is 0–1. */
export const mixColors = (from: Color, to: Color, part: number): Color => {
  const [a, b] = [rgbToOklab(from.rgb), rgbToOklab(to.rgb)];
  return colorFromRgb(
    oklabToRgb({
      okL: a.okL + (b.okL - a.okL) * part,
      okA: a.okA + (b.okA - a.okA) * part,
      okB: a.okB + (b.okB - a.okB) * part,
    }),
  );
};
