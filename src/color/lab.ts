import { linearToRgb, rgbToLinear } from './convert';
import type { Lab, Rgb } from './types';

// CIE 15: the cube root gives way to a line below (6/29)³, of slope (29/3)³.
const EPSILON = (6 / 29) ** 3;
const KAPPA = (29 / 3) ** 3;

// The white of sRGB, chromaticity (0.3127, 0.3290), at Y = 1.
const WHITE_X = 0.3127 / 0.329;
const WHITE_Z = (1 - 0.3127 - 0.329) / 0.329;

/** The curve from light to lightness, 1 being white. */
export const compressLight = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const expand = (f: number): number => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);

/** CIELAB under D65, the white of sRGB: no adaptation to the D50 of print. */
export const rgbToLab = (rgb: Rgb): Lab => {
  const { lr, lg, lb } = rgbToLinear(rgb);
  const x = compressLight(
    (0.4123907992659593 * lr + 0.357584339383878 * lg + 0.1804807884018343 * lb) / WHITE_X,
  );
  const y = compressLight(0.2126390058715102 * lr + 0.715168678767756 * lg + 0.0721923153607337 * lb);
  const z = compressLight(
    (0.0193308187155918 * lr + 0.119194779794626 * lg + 0.9505321522496607 * lb) / WHITE_Z,
  );
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
};

/** The nearest 8-bit color; what lies outside sRGB is clipped channel by channel. */
export const labToRgb = ({ L, a, b }: Lab): Rgb => {
  const f = (L + 16) / 116;
  const x = WHITE_X * expand(f + a / 500);
  const y = expand(f);
  const z = WHITE_Z * expand(f - b / 200);
  return linearToRgb({
    lr: 3.2409699419045226 * x - 1.5373831775700939 * y - 0.4986107602930034 * z,
    lg: -0.9692436362808796 * x + 1.8759675015077202 * y + 0.0415550574071756 * z,
    lb: 0.0556300796969937 * x - 0.2039769588889765 * y + 1.0569715142428784 * z,
  });
};
