import type { Color } from '../../../color/types';
import type { AlphaPlace } from '../values/alphaPlace';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  readBareColor,
  readColor,
} from '../values/readColor';
import { isHueCall, readHueCall } from './hueCalls';

/** 'Color', 'UIColor', 'Color32', 'Color8', 'colorLiteral', 'Color.fromARGB', 'Color.from', 'QColor', 'srgb_u8'. */
const CONSTRUCTOR =
  /(?:^|\.)(?:\w{0,12}colou?r(?:32|8|literal)?|color\.from|qt\.rgba|from_?(?:argb|rgb[ao]?)|[ac]?rgb|srgba?(?:_u8)?)$/i;
/** Functions that parse a color from a string: 'Color.web', 'HexColor.fromHex', 'Color::hex'. */
const FROM_TEXT = /(?:^|\.)(?:(?:from_?)?hex|web|html)$/i;
const BARE_HEX = /^\s*(?:\w{1,12}\s*:\s*)?(["'])([0-9a-f]{6}|[0-9a-f]{8})\1\s*(?:,[^,]*)?$/i;
/** 'rgb(0x2e3440)' and 'rgba(0x2e3440ff)' of Rust. */
const NUMBER_HEX = /^\s*0x([0-9a-f]{6}|[0-9a-f]{8})\s*$/i;
const NUMBER = /^(?:\d{0,3}(?:\.\d{0,24})?|0x[0-9a-f]{1,2})$/i;

/** '0.05f', '148', '0x94', '13/255', '(13.0 / 255.0)'; NaN for anything else. */
const numberOf = (text: string): number => {
  const parts = text
    .replace(/^\((.*)\)$/, '$1')
    .split('/')
    .map((part) => part.trim().replace(/^([\d.]*\d)f$/i, '$1'));
  const [upper = '', lower] = parts;
  if (parts.some((part) => !/\d/.test(part) || !NUMBER.test(part))) return NaN;
  return lower === undefined ? Number(upper) : Number(upper) / Number(lower);
};

/** Filters the opacity out of the three or four values of a call; Dart and C# have it first. */
const withoutOpacity = (name: string, labels: readonly string[]): ((_: unknown, i: number) => boolean) => {
  const isFirst = labels.length === 4 && (/argb$/i.test(name) || /^a(?:lpha)?$/i.test(labels[0] ?? ''));
  return (_, i) => (isFirst ? i > 0 : i < 3);
};

/**
 * A color constructor of Swift, Kotlin, Dart, C# or C++ with channels: 'Color(red: 0.05, green: 0.58, blue: 0.53)',
 * 'Color.fromARGB(255, 13, 148, 136)'; or with a hex string without '#'. Whole numbers range to 255, fractions to 1.
 * Null for any other call.
 */
export const readConstructor = (name: string, inside: string, alpha: AlphaPlace = 'last'): Color | null => {
  if (isHueCall(name)) return readHueCall(name, inside);
  const digits = /^rgba?$/i.test(name) ? NUMBER_HEX.exec(inside)?.[1] : undefined;
  if (digits !== undefined) return readBareColor(digits);
  const isConstructor = CONSTRUCTOR.test(name);
  if (!isConstructor && !FROM_TEXT.test(name)) return null;
  const hex = BARE_HEX.exec(inside)?.[2];
  if (hex !== undefined) return readBareColor(hex, alpha);
  if (!isConstructor) return null;
  // The name of a color space may precede the channels: '.sRGB' is the default here, too.
  const parts = inside.split(',').filter((part) => !/^\s*\./.test(part));
  const labels = parts.map((part) => /^\s*(\w+)\s*[:=]/.exec(part)?.[1] ?? '');
  const texts = parts.map((part) => part.replace(/^\s*\w+\s*[:=]/, '').trim());
  const values = texts.map(numberOf);
  if (values.length === 0 || values.some(Number.isNaN)) return null;
  const [first = NaN] = values;
  if (labels[0] === 'white' && values.length <= 2) return colorFromFractions([first, first, first]);
  if (values.length < 3 || values.length > 4) return null;
  const channels = values.filter(withoutOpacity(name, labels));
  if (labels[0] === 'hue') {
    const [hue = 0, saturation = 0, brightness = 0] = channels;
    return colorFromHsb(hue * 360, saturation, brightness);
  }
  const isUnit = channels.every((value) => value <= 1);
  if (/displayP3/i.test(inside) && isUnit) return readColor(`color(display-p3 ${channels.join(' ')})`);
  // Named channels of Swift always range to 1, also where they are whole numbers.
  const isSwift = labels.some((label) => label.toLowerCase().endsWith('red')) && inside.includes(':');
  const isFraction = isUnit && (isSwift || texts.some((text) => /[./]/.test(text)));
  return isFraction ? colorFromFractions(channels) : colorFromChannels(channels);
};

/** An Objective-C message to a color class, up to the closing bracket. */
export const MESSAGE = String.raw`\bcolorWith(?:\w{1,12}?)?(?:Red|White|Hue):[^\]\n;]{1,160}`;

/** Reads 'colorWithRed:0.05 green:0.58 blue:0.53 alpha:1' as the equivalent Swift call. */
export const readMessage = (message: string): Color | null => {
  const [, space = '', channels = ''] = /^colorWith(\w*?)((?:Red|White|Hue):.*)$/i.exec(message) ?? [];
  const labeled = channels
    .replace(/^\w+/, (label) => (/P3$/i.test(space) ? 'displayP3Red' : label.toLowerCase()))
    .replaceAll(/\s+(\w+):/g, ', $1:');
  return readConstructor('UIColor', labeled);
};

/** 'RGBA{13, 148, 136, 255}' of Go. */
export const readGoValue = (text: string): Color | null => {
  const inside = /^n?rgba\{([^{}]*)\}$/i.exec(text)?.[1];
  return inside === undefined ? null : readConstructor('Color32', inside);
};

const NUMBERS_MAX = 4000;

/**
 * 'PackedColorArray(0.05, 0.58, 0.53, 1, …)' of Godot: four numbers from 0 to 1 for each color. Null for any other
 * call.
 */
export const readColorArray = (name: string, inside: string): readonly Color[] | null => {
  if (!/^(?:Packed|Pool)ColorArray$/.test(name)) return null;
  const values = inside.split(',', NUMBERS_MAX).map(Number);
  if (values.length % 4 !== 0) return null;
  return Array.from({ length: values.length / 4 }, (_, i) =>
    colorFromFractions(values.slice(i * 4, i * 4 + 3)),
  ).filter((color) => color !== null);
};
