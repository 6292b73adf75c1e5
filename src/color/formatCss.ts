import { rgbToCmyk, rgbToLabD50, rgbToLchD50, rgbToP3 } from './cssSpaces';
import { rgbToOklch } from './oklab';
import type { Color, P3 } from './types';

/** Rounded to at most `digits` decimals, up to 6, without trailing zeros. Beyond 6 the text would get an exponent. */
export const decimals = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** 'oklch(60.02% 0.10376 184.7)'. Like all of these, with enough decimals to round-trip to the same 8-bit color. */
export const formatOklch = ({ rgb }: Color): string => {
  const { okL, okC, okH } = rgbToOklch(rgb);
  return `oklch(${decimals(100 * okL, 2)}% ${decimals(okC, 5)} ${decimals(okH, 2)})`;
};

export const formatLch = ({ rgb }: Color): string => {
  const { lightness, chroma, hueDegrees } = rgbToLchD50(rgb);
  return `lch(${decimals(lightness, 2)}% ${decimals(chroma, 2)} ${decimals(hueDegrees, 2)})`;
};

export const formatLab = ({ rgb }: Color): string => {
  const { L, a, b } = rgbToLabD50(rgb);
  return `lab(${decimals(L, 2)}% ${decimals(a, 2)} ${decimals(b, 2)})`;
};

export const formatP3 = ({ rgb }: Color): string => {
  const { r, g, b } = rgbToP3(rgb);
  return `color(display-p3 ${decimals(r, 4)} ${decimals(g, 4)} ${decimals(b, 4)})`;
};

/** 'color(display-p3 0.04215 0.59 0.53777)', with up to five decimals. */
export const formatWide = ({ p3r, p3g, p3b }: P3): string =>
  `color(display-p3 ${decimals(p3r, 5)} ${decimals(p3g, 5)} ${decimals(p3b, 5)})`;

/** Of Display P3 as 0xRRGGBB. */
export const formatPackedP3 = (p3: number): string => {
  const channels = [p3 >> 16, (p3 >> 8) & 255, p3 & 255].map((channel) => decimals(channel / 255, 4));
  return `color(display-p3 ${channels.join(' ')})`;
};

/** 'cmyk(91%, 0%, 8%, 42%)'. */
export const formatCmyk = ({ rgb }: Color): string => {
  const { c, m, y, k } = rgbToCmyk(rgb);
  return `cmyk(${c}%, ${m}%, ${y}%, ${k}%)`;
};
