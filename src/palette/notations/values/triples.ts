import type { Color } from '../../../color/types';
import { colorFromChannels, readColor } from './readColor';

const NUMBER = String.raw`(?:\d{1,3}(?:\.\d{1,24})?|\.\d{1,24})`;

/** Three channels without a function, as component libraries have them in variables. */
export const TRIPLE = String.raw`(?<![\w.%#-])${NUMBER}(?:%|deg)?(?: {1,4}|, {0,4})${NUMBER}%?(?: {1,4}|, {0,4})${NUMBER}(?:%|deg)?(?![\w.%])`;

const HSL = new RegExp(String.raw`^${NUMBER}(?:deg)?[ ,]+${NUMBER}%[ ,]+${NUMBER}%$`);
const RGB = /^(?:0|[1-9]\d{0,2})[ ,]+(?:0|[1-9]\d{0,2})[ ,]+(?:0|[1-9]\d{0,2})$/;
/** Lightness as a fraction with a point, or in percent; then chroma and hue. */
const OKLCH = new RegExp(
  String.raw`^(?:[01]?\.\d{1,24}|[01]|${NUMBER}%) +0?(?:\.\d{1,24})? +${NUMBER}(?:deg)?$`,
);
/** More chroma than any color of a display. */
const CHROMA_MAX = 0.5;

const numbersOf = (text: string): number[] => text.split(/[ ,]+/).map((part) => Number.parseFloat(part));

/** '221.2 83.2% 53.3%': hue, saturation and lightness. */
export const readHslTriple = (text: string): Color | null =>
  HSL.test(text) ? readColor(`hsl(${text.replaceAll(/[ ,]+/g, ' ')})`) : null;

/** '13 148 136'. Three numbers that are all 0 or 1 are something else, except black. */
export const readRgbTriple = (text: string): Color | null => {
  if (!RGB.test(text)) return null;
  const channels = numbersOf(text);
  const isSmall = channels.every((value) => value <= 1) && channels.some((value) => value === 1);
  return isSmall ? null : colorFromChannels(channels);
};

/** '0.58 0.1 180.5' or '58% 0.1 180.5': lightness, chroma and hue of OKLCH. */
export const readOklchTriple = (text: string): Color | null => {
  const [, chroma = NaN] = numbersOf(text);
  return OKLCH.test(text) && chroma <= CHROMA_MAX ? readColor(`oklch(${text.replaceAll(/ +/g, ' ')})`) : null;
};
