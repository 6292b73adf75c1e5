import type { Color } from '../../../color/types';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  readBareColor,
  readColor,
  readFunction,
} from '../values/readColor';
import type { AlphaPlace } from '../values/alphaPlace';
import { labReader, lchReader } from '../values/lightness';
import { alphaOf, isUnseen, noteAlpha, opacityIn } from '../values/opacity';
import { readHslTriple, readRgbTriple } from '../values/triples';

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper nesting is no palette. */
export const DEPTH_MAX = 32;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** Keys of an object's only color, the most exact first. */
const VALUE_KEYS = ['hex', 'HEX', 'hexCode', 'value', 'color', 'rgb', 'css'];

/** Color Module 2025.10: a color space and components; the hex is a fallback for readers that do not know the space. */
const tokenColor = ({ colorSpace, components, hex }: JsonObject): Color | null => {
  if (typeof colorSpace !== 'string' || !Array.isArray(components)) return null;
  const parts = components.map(String);
  const percent = (i: number): string => `${parts[i] ?? ''}%`;
  const css = (): string => {
    if (colorSpace === 'hsl' || colorSpace === 'hwb')
      return `${colorSpace}(${parts[0] ?? ''} ${percent(1)} ${percent(2)})`;
    if (/^(?:ok)?l(?:ab|ch)$/.test(colorSpace)) return `${colorSpace}(${parts.join(' ')})`;
    return `color(${colorSpace} ${parts.join(' ')})`;
  };
  return readColor(css()) ?? (typeof hex === 'string' ? readColor(hex) : null);
};

/** Numbers under these keys; null where one is missing. */
const numbersAt = (object: JsonObject, ...keys: readonly string[]): number[] | null => {
  const values: unknown = keys.map((key) => object[key]);
  return isNumbers(values) ? [...values] : null;
};

/** Channels from 0 to 255, or from 0 to 1 as in design tools. */
const colorFromEither = (channels: readonly number[]): Color | null =>
  channels.every((value) => value <= 1) ? colorFromFractions(channels) : colorFromChannels(channels);

/** { l, c, h } and { l, a, b }, of OKLCH and OKLab or of LCH and Lab. */
const lightnessColor = (object: JsonObject): Color | null => {
  const lch = numbersAt(object, 'l', 'c', 'h') ?? numbersAt(object, 'L', 'C', 'H');
  if (lch) return lchReader([lch])(lch);
  const lab = numbersAt(object, 'l', 'a', 'b') ?? numbersAt(object, 'L', 'a', 'b');
  return lab && labReader([lab])(lab);
};

/** { r, g, b }, { red, green, blue }, { h, s, l }, { h, s, b } or { h, s, v }, { c, m, y, k }. */
const channelsColor = (object: JsonObject): Color | null => {
  const rgb =
    numbersAt(object, 'r', 'g', 'b') ??
    numbersAt(object, 'R', 'G', 'B') ??
    numbersAt(object, 'red', 'green', 'blue');
  if (rgb) return colorFromEither(rgb);
  const inks =
    numbersAt(object, 'c', 'm', 'y', 'k') ?? numbersAt(object, 'cyan', 'magenta', 'yellow', 'black');
  if (inks) return colorFromInks(inks.map((ink) => (inks.some((value) => value > 1) ? ink / 100 : ink)));
  // Fractions, or degrees and percent.
  const scaled = ([h = 0, x = 0, y = 0]: readonly number[]): readonly number[] =>
    Math.max(x, y) > 1 ? [h, x, y] : [h > 1 ? h : h * 360, x * 100, y * 100];
  const hsl = numbersAt(object, 'h', 's', 'l');
  if (hsl) {
    const [h = 0, s = 0, l = 0] = scaled(hsl);
    return readColor(`hsl(${h} ${s}% ${l}%)`);
  }
  const hsb = numbersAt(object, 'h', 's', 'v') ?? numbersAt(object, 'h', 's', 'b');
  if (!hsb) return lightnessColor(object);
  const [h = 0, s = 0, b = 0] = scaled(hsb);
  return colorFromHsb(h, s / 100, b / 100);
};

/** '0.051' is a fraction; '13' and '0x0D' range to 255. */
const xcodeComponent = (text: unknown): number => {
  if (typeof text !== 'string') return NaN;
  if (/^0x[0-9a-f]{1,2}$/i.test(text)) return Number.parseInt(text, 16) / 255;
  return /^\d{1,3}$/.test(text) ? Number(text) / 255 : Number(text);
};

/** A color of an Xcode color set: its space, and its components as text. */
const xcodeColor = ({ components, 'color-space': space }: JsonObject): Color | null => {
  if (!isObject(components)) return null;
  const white = xcodeComponent(components['white']);
  const parts = Number.isNaN(white)
    ? ['red', 'green', 'blue'].map((key) => xcodeComponent(components[key]))
    : [white, white, white];
  if (parts.some(Number.isNaN)) return null;
  if (space === 'display-p3') return readColor(`color(display-p3 ${parts.join(' ')})`);
  if (typeof space === 'string' && space.includes('linear'))
    return readColor(`color(srgb-linear ${parts.join(' ')})`);
  return colorFromFractions(parts);
};

/** A color that an object describes by its channels or components, whatever its opacity. */
const describedColor = (object: JsonObject): Color | null =>
  tokenColor(object) ?? channelsColor(object) ?? xcodeColor(object);

/** The opacity beside channels or a value, from 0 to 1. Beside others than red or hue, 'a' is a channel of Lab. */
const opacityOf = (object: JsonObject): number | undefined => {
  const { components } = object;
  const hasA = numbersAt(object, 'r', 'g', 'b') ?? numbersAt(object, 'h', 's');
  const values = [
    object['alpha'],
    object['opacity'],
    hasA && object['a'],
    numbersAt(object, 'R', 'G', 'B') && object['A'],
    isObject(components) && components['alpha'],
  ];
  return values.map(opacityIn).find((opacity) => opacity !== undefined);
};

/** Whether a value is a color that nobody sees: neither it nor what is in it is one of the palette. */
export const isTransparent = (value: unknown, alpha: AlphaPlace): boolean =>
  typeof value === 'string'
    ? isUnseen(value.trim(), alpha)
    : isObject(value) && opacityOf(value) === 0 && describedColor(value) !== null;

/** A color as JSON has it: a string, an array or an object. */
export const valueColor = (value: unknown, alpha: AlphaPlace): Color | null => {
  if (isTransparent(value, alpha)) return null;
  if (typeof value === 'string') {
    const text = value.replace(/^0x/i, '#');
    return (
      readBareColor(text, text === value ? alpha : 'first') ??
      (value.includes('(') ? readFunction(value) : readHslTriple(value))
    );
  }
  if (isNumbers(value)) {
    const [, , , opacity = 1] = value;
    if (value.length < 3 || value.length > 4 || (opacity > 1 && opacity !== 255)) return null;
    const channels = value.slice(0, 3);
    const color = channels.every(Number.isInteger) ? colorFromChannels(channels) : colorFromEither(channels);
    return noteAlpha(color, alphaOf(opacity));
  }
  return isObject(value) ? noteAlpha(describedColor(value), opacityOf(value)) : null;
};

/** The color that an object describes, if it describes one. */
export const ownColor = (object: JsonObject, alpha: AlphaPlace): Color | null => {
  if ('$value' in object) return valueColor(object['$value'], alpha);
  const key = VALUE_KEYS.find((name) => valueColor(object[name], alpha) !== null);
  const color = key === undefined ? null : valueColor(object[key], alpha);
  const { rgb } = object;
  const own = color ?? (typeof rgb === 'string' ? readRgbTriple(rgb.trim()) : null);
  return own ? (noteAlpha(own, opacityOf(object)) ?? own) : valueColor(object, alpha);
};
