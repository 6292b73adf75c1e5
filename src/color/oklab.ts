import { linearToRgb, rgbToLinear } from './convert';
import type { LinearRgb, Oklab, Oklch, Rgb } from './types';

// Matrices: B. Ottosson, "A perceptual color space for image processing" (2020, revised 2021).

/** Also accepts linear colors outside sRGB. */
export const linearToOklab = ({ lr, lg, lb }: LinearRgb): Oklab => {
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return {
    okL: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    okA: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    okB: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
};

export const rgbToOklab = (rgb: Rgb): Oklab => linearToOklab(rgbToLinear(rgb));

/** Offsets of the cube-rooted LMS values from OKLab L, for a given (a, b). */
export const oklabCones = (okA: number, okB: number): readonly [l: number, m: number, s: number] => [
  0.3963377774 * okA + 0.2158037573 * okB,
  -0.1055613458 * okA - 0.0638541728 * okB,
  -0.0894841775 * okA - 1.291485548 * okB,
];

/** LMS cone responses to linear sRGB, row-major. */
export const CONES_TO_SRGB = [
  4.0767416621, -3.3077115913, 0.2309699292, -1.2684380046, 2.6097574011, -0.3413193965, -0.0041960863,
  -0.7034186147, 1.707614701,
] as const;

/** Faster than `** 3`, which runs as a general power. */
const cube = (x: number): number => x * x * x;

/** Not clipped: colors outside sRGB have a channel below 0 or above 1. */
export const oklabToLinear = ({ okL, okA, okB }: Oklab): LinearRgb => {
  const [dl, dm, ds] = oklabCones(okA, okB);
  const [l, m, s] = [cube(okL + dl), cube(okL + dm), cube(okL + ds)];
  const [rl, rm, rs, gl, gm, gs, bl, bm, bs] = CONES_TO_SRGB;
  return { lr: rl * l + rm * m + rs * s, lg: gl * l + gm * m + gs * s, lb: bl * l + bm * m + bs * s };
};

/** The nearest 8-bit color; channels outside sRGB are clipped one by one. */
export const oklabToRgb = (lab: Oklab): Rgb => linearToRgb(oklabToLinear(lab));

const DEGREES = 180 / Math.PI;

// Rounding gives grays a chroma near 1e-8 with a random hue; the smallest chroma of an 8-bit color is near 1e-3.
const ACHROMATIC = 1e-5;

/** Below this OKLCH chroma a color looks gray, and its hue is meaningless. */
export const NEAR_GRAY_CHROMA = 0.022;

/** Grays have hue 0. */
export const rgbToOklch = (rgb: Rgb): Oklch => {
  const { okL, okA, okB } = rgbToOklab(rgb);
  const okC = Math.hypot(okA, okB);
  const hueDegrees = Math.atan2(okB, okA) * DEGREES;
  return { okL, okC, okH: okC < ACHROMATIC ? 0 : (hueDegrees + 360) % 360 };
};

export const oklchToOklab = ({ okL, okC, okH }: Oklch): Oklab => ({
  okL,
  okA: okC * Math.cos(okH / DEGREES),
  okB: okC * Math.sin(okH / DEGREES),
});

/** The nearest 8-bit color; channels outside sRGB are clipped one by one. */
export const oklchToRgb = (lch: Oklch): Rgb => oklabToRgb(oklchToOklab(lch));
