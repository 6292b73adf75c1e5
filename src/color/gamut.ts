import { oklabToLinear, oklchToOklab, oklchToRgb } from './oklab';
import type { LinearRgb, Oklch, Rgb } from './types';

export type Gamut = 'srgb' | 'p3';

/** No sRGB color has more. */
const CHROMA_LIMIT = 0.33;
/** Linear light that 8 bits cannot show. */
const TOLERANCE = 1e-5;
const HALVINGS = 16;

/** Whether a channel of linear light is one that 8 bits can show. */
export const isLight = (light: number): boolean => light >= -TOLERANCE && light <= 1 + TOLERANCE;

/** Whether sRGB has a color, given linear. */
export const isInSrgb = ({ lr, lg, lb }: LinearRgb): boolean => isLight(lr) && isLight(lg) && isLight(lb);

/**
 * The most chroma, up to `most`, of a gamut at this lightness and hue. The direction of the hue is taken once and not with every halving: scales of whole themes ask for thousands of these
 * while a curve is dragged.
 */
export const mostChroma = (
  isInside: (light: LinearRgb) => boolean,
  okL: number,
  okH: number,
  most: number,
): number => {
  // The tolerance would let some chroma into black.
  if (okL <= 0 || okL >= 1) return 0;
  const { okA, okB } = oklchToOklab({ okL, okC: 1, okH });
  const isInGamut = (okC: number): boolean =>
    isInside(oklabToLinear({ okL, okA: okC * okA, okB: okC * okB }));
  if (isInGamut(most)) return most;
  let [inside, outside] = [0, most];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The most chroma that sRGB has at this lightness and hue, up to `most`. */
export const chromaInGamut = (okL: number, okH: number, most: number = CHROMA_LIMIT): number =>
  mostChroma(isInSrgb, okL, okH, most);

/** The 8-bit color of this lightness and hue. What lies outside sRGB loses chroma, never lightness or hue. */
export const oklchInGamut = ({ okL, okC, okH }: Oklch): Rgb =>
  oklchToRgb({ okL, okC: chromaInGamut(okL, okH, okC), okH });
