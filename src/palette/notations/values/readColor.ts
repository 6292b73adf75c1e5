import { colorFromRgb } from '../../../color/color';
import { parseComputedColor } from '../../../color/computedColor';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';
import type { AlphaPlace } from './alphaPlace';
import { noteAlpha, noteOpacity } from './opacity';
import { inSrgb } from './outsideSrgb';

const HEX_WITH_ALPHA = /^#([0-9a-f]{4}|[0-9a-f]{8})$/i;
const BARE_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The 3 or 6 digits of the color among 4 or 8. */
const withoutAlpha = (digits: string, alpha: AlphaPlace): string => {
  const count = digits.length / 4;
  return alpha === 'first' ? digits.slice(count) : digits.slice(0, -count);
};

/** 'rgba(' with a hex or a word and an opacity, as in Sass. */
const SASS_RGBA = /^rgba?\(\s*(#[0-9a-f]{3,8}|[a-z]{3,24})\s*,\s*[\d.]+%?\s*\)$/i;

const FRACTION = String.raw`\s*(0?\.\d{1,24}|[01](?:\.0{0,24})?)\s*`;
/** 'rgb(0.05, 0.58, 0.53)' of other languages than CSS, where it would be black. */
const FRACTIONS = new RegExp(
  `^rgba?\\((?=[^)]*\\.)${FRACTION},${FRACTION},${FRACTION}(?:,[^,()]*)?\\)$`,
  'i',
);

/** 'hsl(175, 0.84, 0.32)', which has no percent signs only outside of CSS. */
const HSL_FRACTIONS = new RegExp(
  `^hsla?\\(\\s*(\\d{1,3}(?:\\.\\d{1,24})?)\\s*,(?=[^)]*\\.)${FRACTION},${FRACTION}(?:,[^,()]*)?\\)$`,
  'i',
);

const readFractions = (text: string): Color | null => {
  const channels = FRACTIONS.exec(text)?.slice(1, 4);
  if (channels) return colorFromFractions(channels.map(Number));
  const [, hue, saturation, lightness] = HSL_FRACTIONS.exec(text) ?? [];
  if (hue === undefined || Number(hue) > 360) return null;
  return inSrgb(parseCssColor(`hsl(${hue} ${Number(saturation) * 100}% ${Number(lightness) * 100}%)`));
};

/**
 * Hex with '#', with or without opacity, or any CSS color. The opacity is dropped, since palettes have none, and
 * recorded.
 */
export const readColor = (text: string, alpha: AlphaPlace = 'last'): Color | null => {
  const digits = HEX_WITH_ALPHA.exec(text)?.[1];
  if (digits !== undefined) return noteOpacity(parseHex(withoutAlpha(digits, alpha)), text, alpha);
  const sass = SASS_RGBA.exec(text)?.[1];
  const color =
    sass === undefined
      ? (readCmyk(text) ?? readHsb(text) ?? readFractions(text) ?? inSrgb(parseCssColor(text)))
      : readColor(sass, alpha);
  return noteOpacity(color, text, alpha);
};

/** Also 6 or 8 hex digits without '#', for places where only a color can occur. */
export const readBareColor = (text: string, alpha: AlphaPlace = 'last'): Color | null => {
  const trimmed = text.trim();
  return readColor(BARE_HEX.test(trimmed) ? `#${trimmed}` : trimmed, alpha);
};

/** An opacity that is set elsewhere, as in Tailwind 3: 'rgb(13 148 136 / var(--tw-bg-opacity, 1))'. */
const OPACITY_ELSEWHERE =
  /\s?\/\s?(?:<alpha-value>|none|var\(--[\w-]{1,60}(?:\s?,\s?[\d.]{0,9}%?\s?)?\))\s?\)$/;

/** A CSS function, including those that compute a color from others. An opacity is dropped, known or not. */
export const readFunction = (text: string): Color | null => {
  const opaque = text.replaceAll(/\s+/g, ' ').replace(OPACITY_ELSEWHERE, ')');
  const known = readColor(opaque);
  if (known) return known;
  const computed = parseComputedColor(opaque);
  return noteAlpha(inSrgb(computed), computed?.alpha);
};

/** Channels from 0 to 1; null if one is not a number. */
export const colorFromFractions = (channels: readonly number[]): Color | null => {
  const [r = NaN, g = NaN, b = NaN] = channels.map((value) =>
    Math.round(255 * Math.max(0, Math.min(1, value))),
  );
  return [r, g, b].every(Number.isFinite) ? colorFromRgb({ r, g, b }) : null;
};

/** Integers from 0 to 255; null for anything else. */
export const colorFromChannels = (channels: readonly number[]): Color | null => {
  const [r = NaN, g = NaN, b = NaN] = channels;
  const isChannel = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 255;
  return [r, g, b].every(isChannel) ? colorFromRgb({ r, g, b }) : null;
};

/** Inks from 0 to 1. Without the printer's profile this is an approximation, as in every tool without one. */
export const colorFromInks = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Color | null =>
  colorFromFractions([c, m, y].map((ink) => (1 - ink) * (1 - k)));

/** Hue in degrees; saturation and brightness from 0 to 1. Null if one is no number. */
export const colorFromHsb = (hue: number, saturation: number, brightness: number): Color | null =>
  readColor(`hwb(${hue} ${(1 - saturation) * brightness * 100}% ${(1 - brightness) * 100}%)`);

const HSB = /^hs[bv]a?\(\s*([^()]{1,80})\)$/i;
const HSB_NUMBER = /^(\d{1,3}(?:\.\d{0,24})?|\.\d{1,24})(?:%|°|deg)?$/i;

/** 'hsb(175, 91%, 58%)', 'hsv(175 91 58)', 'hsv(175, 0.91, 0.58)', with or without an opacity; as design tools write it. */
const readHsb = (text: string): Color | null => {
  const parts = (HSB.exec(text)?.[1]?.match(/[^\s,/]+/g) ?? []).slice(0, 4);
  const [hue = NaN, ...pair] = parts.slice(0, 3).map((part) => Number(HSB_NUMBER.exec(part)?.[1]));
  const isPercent = parts.slice(1, 3).some((part) => part.endsWith('%')) || pair.some((value) => value > 1);
  const [saturation = NaN, brightness = NaN] = pair.map((value) => (isPercent ? value / 100 : value));
  return hue <= 360 && saturation <= 1 && brightness <= 1 ? colorFromHsb(hue, saturation, brightness) : null;
};

/** CIE Lab with a white of D50, as CSS has it: lightness from 0 to 100. */
export const colorFromLab = (L: number, a: number, b: number): Color | null =>
  readColor(`lab(${L} ${a} ${b})`);

const CMYK = /^(?:device-)?cmyk\(([^()]{1,80})\)$/i;

/** 'cmyk(91%, 0%, 8%, 42%)', and 'device-cmyk(0.91 0 .08 .42)' of CSS Color 5; numbers above 1 are percentages, too. */
export const readCmyk = (text: string): Color | null => {
  const inside = CMYK.exec(text)?.[1];
  if (inside === undefined) return null;
  // An opacity may follow the four inks, in percent, too.
  const parts = (inside.match(/[^\s,/]+/g) ?? []).slice(0, 4);
  const values = parts.map((part) => Number(part.replace('%', '')));
  if (values.length < 4 || values.some((value) => !(value >= 0 && value <= 100))) return null;
  const isPercent = parts.some((part) => part.endsWith('%')) || values.some((value) => value > 1);
  return colorFromInks(values.map((value) => (isPercent ? value / 100 : value)));
};
