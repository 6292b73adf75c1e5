import { CONES_TO_SRGB, oklabCones, oklchToOklab, oklchToRgb } from './oklab';
import type { LinearRgb, Oklch, Rgb } from './types';

/** The gamut that colors are fitted into. */
export type Gamut = 'srgb' | 'p3';

/** Above the chroma of every sRGB color. */
export const CHROMA_LIMIT = 0.33;
/** Excess of linear light that is lost in rounding to 8 bits. */
const TOLERANCE = 1e-5;
const HALVINGS = 16;

/** Whether a channel of linear light is in gamut, 0–1, within the tolerance. */
export const isLight = (light: number): boolean => light >= -TOLERANCE && light <= 1 + TOLERANCE;

/** Whether a color, given as linear sRGB, is in the sRGB gamut. */
export const isInSrgb = ({ lr, lg, lb }: LinearRgb): boolean => isLight(lr) && isLight(lg) && isLight(lb);

/** LMS cone responses to the linear channels of a gamut: a row-major 3 × 3 matrix. */
type FromCones = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The maximum chroma of a gamut at this lightness and hue, at most `most`, by bisection. Each linear channel is a cubic
 * in chroma, so its coefficients are computed once rather than at each step: dragging a curve asks for thousands of
 * these per theme.
 */
export const mostChroma = (gamut: FromCones, okL: number, okH: number, most: number): number => {
  // The tolerance would allow black and white some chroma.
  if (okL <= 0 || okL >= 1) return 0;
  const { okA, okB } = oklchToOklab({ okL, okC: 1, okH });
  const [l, m, s] = oklabCones(okA, okB);
  const [rl, rm, rs, gl, gm, gs, bl, bm, bs] = gamut;
  const [one, two, three] = [3 * okL ** 2, 3 * okL, okL ** 3];
  const [l2, m2, s2] = [l * l, m * m, s * s];
  const [l3, m3, s3] = [l2 * l, m2 * m, s2 * s];
  const r0 = three * (rl + rm + rs);
  const r1 = one * (rl * l + rm * m + rs * s);
  const r2 = two * (rl * l2 + rm * m2 + rs * s2);
  const r3 = rl * l3 + rm * m3 + rs * s3;
  const g0 = three * (gl + gm + gs);
  const g1 = one * (gl * l + gm * m + gs * s);
  const g2 = two * (gl * l2 + gm * m2 + gs * s2);
  const g3 = gl * l3 + gm * m3 + gs * s3;
  const b0 = three * (bl + bm + bs);
  const b1 = one * (bl * l + bm * m + bs * s);
  const b2 = two * (bl * l2 + bm * m2 + bs * s2);
  const b3 = bl * l3 + bm * m3 + bs * s3;
  const isInGamut = (c: number): boolean =>
    isLight(r0 + c * (r1 + c * (r2 + c * r3))) &&
    isLight(g0 + c * (g1 + c * (g2 + c * g3))) &&
    isLight(b0 + c * (b1 + c * (b2 + c * b3)));
  if (isInGamut(most)) return most;
  let [inside, outside] = [0, most];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The maximum chroma of sRGB at this lightness and hue, at most `most`. */
export const chromaInGamut = (okL: number, okH: number, most: number = CHROMA_LIMIT): number =>
  mostChroma(CONES_TO_SRGB, okL, okH, most);

/** The 8-bit color; outside sRGB, chroma is reduced while lightness and hue stay. */
export const oklchInGamut = ({ okL, okC, okH }: Oklch): Rgb =>
  oklchToRgb({ okL, okC: chromaInGamut(okL, okH, okC), okH });
