import { hslToRgb, rgbToHsl } from './convert';
import { hexToPacked } from './hex';
import type { Color, Hsl, Rgb } from './types';

export const colorFromRgb = (rgb: Rgb): Color => ({ rgb, hsl: rgbToHsl(rgb) });

/** Keeps the triple as given, even where several triples make the same color, as for blacks and grays. */
export const colorFromHsl = (hsl: Hsl): Color => ({ rgb: hslToRgb(hsl), hsl });

/** From 0xRRGGBB; higher bits are ignored. */
export const colorFromPacked = (packed: number): Color =>
  colorFromRgb({ r: (packed >> 16) & 255, g: (packed >> 8) & 255, b: packed & 255 });

/** 0xRRGGBB. */
export const packRgb = ({ r, g, b }: Rgb): number => (r << 16) | (g << 8) | b;

/** For hex literals in the code; throws if malformed. Use `parseHex` for anything that comes from outside. */
export const colorFromHex = (hex: string): Color => {
  const packed = hexToPacked(hex);
  if (packed === null) throw new RangeError(`Not a hex color: ${hex}`);
  return colorFromPacked(packed);
};

/** Compared as 8-bit sRGB, because two HSL triples can make the same color. */
export const sameColor = (a: Color, b: Color): boolean => packRgb(a.rgb) === packRgb(b.rgb);
