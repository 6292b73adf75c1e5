import { decodeLight, encodeLight } from './linear';
import type { LinearRgb, P3 } from './types';

// Both spaces have the white point D65 and the transfer curve of sRGB. Matrices: CSS Color 4, §10 and §17.

/** Linear sRGB to linear Display P3, not clipped: colors outside P3 have a channel below 0 or above 1. */
export const linearToP3Light = ({ lr, lg, lb }: LinearRgb): readonly [number, number, number] => [
  0.8224619687143623 * lr + 0.17753803128563775 * lg,
  0.0331941988509616 * lr + 0.9668058011490384 * lg,
  0.01708263072112 * lr + 0.0723974406639634 * lg + 0.9105199286149166 * lb,
];

/** Not clipped. */
export const linearToP3 = (light: LinearRgb): P3 => {
  const [p3r, p3g, p3b] = linearToP3Light(light);
  return { p3r: encodeLight(p3r), p3g: encodeLight(p3g), p3b: encodeLight(p3b) };
};

/** Linear Display P3 to linear sRGB, not clipped: colors outside sRGB have a channel below 0 or above 1. */
export const p3LightToLinear = (r: number, g: number, b: number): LinearRgb => ({
  lr: 1.22494017628056 * r - 0.22494017628055998 * g,
  lg: -0.04205695470968816 * r + 1.0420569547096881 * g,
  lb: -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b,
});

/** Not clipped. */
export const p3ToLinear = ({ p3r, p3g, p3b }: P3): LinearRgb =>
  p3LightToLinear(decodeLight(p3r), decodeLight(p3g), decodeLight(p3b));
