import { oklabToLinear, oklchToOklab, oklchToRgb } from './oklab';
import type { Oklch, Rgb } from './types';

/** No sRGB color has more. */
const CHROMA_LIMIT = 0.33;
/** Linear light that 8 bits cannot show. */
const TOLERANCE = 1e-5;
const HALVINGS = 16;

const isInGamut = (lch: Oklch): boolean =>
  Object.values(oklabToLinear(oklchToOklab(lch))).every(
    (light) => light >= -TOLERANCE && light <= 1 + TOLERANCE,
  );

/** The most chroma that sRGB has at this lightness and hue, up to `most`. */
export const chromaInGamut = (okL: number, okH: number, most: number = CHROMA_LIMIT): number => {
  // The tolerance would let some chroma into black.
  if (okL <= 0 || okL >= 1) return 0;
  if (isInGamut({ okL, okC: most, okH })) return most;
  let [inside, outside] = [0, most];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isInGamut({ okL, okC: middle, okH })) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The 8-bit color of this lightness and hue. What lies outside sRGB loses chroma, never lightness or hue. */
export const oklchInGamut = ({ okL, okC, okH }: Oklch): Rgb =>
  oklchToRgb({ okL, okC: chromaInGamut(okL, okH, okC), okH });
