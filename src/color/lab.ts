import { linearToRgb, rgbToLinear } from './convert';
import type { Lab, LinearRgb, Rgb } from './types';

type Xyz = { readonly x: number; readonly y: number; readonly z: number };

// CIE 15: below (6/29)³ a line replaces the cube root.
const EPSILON = (6 / 29) ** 3;
const KAPPA = (29 / 3) ** 3;

/** D65, the white point of sRGB, in XYZ at Y = 1: chromaticity (0.3127, 0.3290). */
const WHITE_X = 0.3127 / 0.329;
const WHITE_Z = (1 - 0.3127 - 0.329) / 0.329;

/** XYZ relative to the white point, which is (1, 1, 1) (CSS Color 4, §17). */
export const linearToXyz = ({ lr, lg, lb }: LinearRgb): Xyz => ({
  x: (0.4123907992659593 * lr + 0.357584339383878 * lg + 0.1804807884018343 * lb) / WHITE_X,
  y: 0.2126390058715102 * lr + 0.715168678767756 * lg + 0.0721923153607337 * lb,
  z: (0.0193308187155918 * lr + 0.119194779794626 * lg + 0.9505321522496607 * lb) / WHITE_Z,
});

/** f of CIELAB: X, Y or Z relative to white → 0–1, of which L, a and b are linear. */
export const compressLight = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const expand = (f: number): number => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);

/** CIELAB under D65, without adaptation to the D50 of print. */
export const rgbToLab = (rgb: Rgb): Lab => {
  const light = linearToXyz(rgbToLinear(rgb));
  const [x, y, z] = [compressLight(light.x), compressLight(light.y), compressLight(light.z)];
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
};

/** The nearest 8-bit color; channels outside sRGB are clipped one by one. */
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
