import { rgbToLinear } from './convert';
import { linearToP3 } from './displayP3';
import { compressLight } from './lab';
import type { Rgb } from './types';

// D50, the reference white of print and of lab() and lch() in CSS Color 4: chromaticity (0.3457, 0.3585).
const WHITE_X = 0.3457 / 0.3585;
const WHITE_Z = (1 - 0.3457 - 0.3585) / 0.3585;

/** CIELAB under D50: lightness 0–100, a and b about −128–128. `Lab` is under D65. */
export type LabD50 = { readonly L: number; readonly a: number; readonly b: number };

/** For lab() of CSS and for print; distances are measured in `Lab`. */
export const rgbToLabD50 = (rgb: Rgb): LabD50 => {
  const { lr, lg, lb } = rgbToLinear(rgb);
  // Linear sRGB to XYZ, adapted from D65 to D50 by Bradford (CSS Color 4, §18).
  const x = compressLight(
    (0.436065742824811 * lr + 0.3851514688337912 * lg + 0.14307845442264197 * lb) / WHITE_X,
  );
  const y = compressLight(0.22249319175623702 * lr + 0.7168870538238823 * lg + 0.06061979053616537 * lb);
  const z = compressLight(
    (0.013923904500943465 * lr + 0.09708128566574634 * lg + 0.7140993584005155 * lb) / WHITE_Z,
  );
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
};

/** CIELCh under D50: lightness 0–100, chroma from 0, hue in degrees [0, 360). */
export type LchD50 = { readonly lightness: number; readonly chroma: number; readonly hueDegrees: number };

/** Below this chroma of CIELAB the hue is rounding noise. */
const ACHROMATIC = 0.01;

/** Grays have hue 0. */
export const rgbToLchD50 = (rgb: Rgb): LchD50 => {
  const { L, a, b } = rgbToLabD50(rgb);
  const chroma = Math.hypot(a, b);
  const hueDegrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness: L, chroma, hueDegrees: chroma < ACHROMATIC ? 0 : hueDegrees };
};

/** Display P3, gamma-encoded, each channel in [0, 1]: `P3` under the names that color() gives its channels. */
export type P3Channels = { readonly r: number; readonly g: number; readonly b: number };

/** With the transfer curve of sRGB (CSS Color 4, §10.3). */
export const rgbToP3 = (rgb: Rgb): P3Channels => {
  const { p3r, p3g, p3b } = linearToP3(rgbToLinear(rgb));
  return { r: p3r, g: p3g, b: p3b };
};

export type Cmyk = { readonly c: number; readonly m: number; readonly y: number; readonly k: number };

/** Whole percents by the naive formula, an approximation: exact inks need the ICC profile of a press. */
export const rgbToCmyk = ({ r, g, b }: Rgb): Cmyk => {
  const light = Math.max(r, g, b);
  const ink = (channel: number): number => (light === 0 ? 0 : Math.round(100 * (1 - channel / light)));
  return { c: ink(r), m: ink(g), y: ink(b), k: Math.round(100 * (1 - light / 255)) };
};
