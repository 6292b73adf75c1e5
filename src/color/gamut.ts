import { oklabToLinear, oklchToOklab, oklchToRgb } from './oklab';
import type { Oklch, Rgb } from './types';

/** No sRGB color has more. */
const CHROMA_LIMIT = 0.33;
/** Linear light that 8 bits cannot show. */
const TOLERANCE = 1e-5;
const HALVINGS = 16;

const isLight = (light: number): boolean => light >= -TOLERANCE && light <= 1 + TOLERANCE;

/**
 * The most chroma that sRGB has at this lightness and hue, up to `most`. The direction of the hue is taken once and
 * not with every halving: scales of whole themes ask for thousands of these while a curve is dragged.
 */
export const chromaInGamut = (okL: number, okH: number, most: number = CHROMA_LIMIT): number => {
  // The tolerance would let some chroma into black.
  if (okL <= 0 || okL >= 1) return 0;
  const { okA, okB } = oklchToOklab({ okL, okC: 1, okH });
  const isInGamut = (okC: number): boolean => {
    const { lr, lg, lb } = oklabToLinear({ okL, okA: okC * okA, okB: okC * okB });
    return isLight(lr) && isLight(lg) && isLight(lb);
  };
  if (isInGamut(most)) return most;
  let [inside, outside] = [0, most];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The 8-bit color of this lightness and hue. What lies outside sRGB loses chroma, never lightness or hue. */
export const oklchInGamut = ({ okL, okC, okH }: Oklch): Rgb =>
  oklchToRgb({ okL, okC: chromaInGamut(okL, okH, okC), okH });
