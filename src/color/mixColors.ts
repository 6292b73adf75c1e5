import { colorFromRgb } from './color';
import { oklabToRgb, rgbToOklab } from './oklab';
import type { Color } from './types';

/** The color at `part` (0–1) of the straight way from one to the other in OKLab, where even steps look even. */
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
