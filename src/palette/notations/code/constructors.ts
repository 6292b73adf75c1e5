import type { Color } from '../../../color/types';
import type { AlphaPlace } from '../values/alphaPlace';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  readBareColor,
  readColor,
} from '../values/readColor';
import { alphaOf, isUnseen, noteAlpha } from '../values/opacity';
import { isHueCall, readHueCall } from './hueCalls';

/** 'UIColor', 'Color32', 'Color8', 'colorLiteral', 'Color.fromARGB', 'Color3.new', 'color.setRGB', 'srgb_u8', 'Srgb.new'; 'fill' of Processing. */
const CONSTRUCTOR =
  /^(?:\.init|fill|stroke|background|tint)$|(?:^|\.)(?:\w*colou?r(?:32|8|literal)?|color\.from|color3\.new|imvec4|im_col32|qt\.rgba|from_?(?:argb|rgb[ao]?)|(?:[ac]|set)?rgb|srgba?(?:_u8|\.new)?)$/i;
/** Functions that parse a color from a string: 'Color.web', 'HexColor.fromHex', 'Color::hex'. */
const FROM_TEXT = /(?:^|\.)(?:(?:from_?)?hex|web|html)$/i;
const BARE_HEX =
  /^\s*(?:\w{1,12}\s*:\s*)?(["'])([0-9a-f]{6}|[0-9a-f]{8})\1\s*(?:,\s*(?:\w{1,12}\s*[:=]\s*)?([^,]*))?$/i;
/** 'rgb(0x2e3440)' and 'rgba(0x2e3440ff)' of Rust; 'rgba(2e3440ff)' of Hyprland. */
const NUMBER_HEX = /^\s*(?:0x)?([0-9a-f]{6}|[0-9a-f]{8})\s*$/i;
/** 'rgb("#2e3440")' of Typst. */
const QUOTED_HEX = /^\s*(["'])(#[0-9a-f]{3,8})\1\s*$/i;
/** 'Rgba([13, 148, 136, 255])' of Rust, 'Color([0.05, 0.58, 0.53])'. */
const LISTED = /^\s*&?\[([^[\]]{5,80})\]\s*$/;
const IS_OF_LIST = /^(?:rgba?|\w{0,12}colou?r(?:32)?)$/i;
const NUMBER = /^(?:\d{0,3}(?:\.\d{0,24})?|0x[0-9a-f]{1,2})$/i;

/** A color space beside the channels: '.displayP3' of Swift, 'colorSpace = ColorSpaces.DisplayP3' of Kotlin. */
const COLOR_SPACE = /^\s*(?:\w{1,12}\s*[:=]\s*)?(?:ColorSpaces?)?\.[a-z]\w*\s*$/i;

/** '0.05f', '148', '0x94', '13/255', '(13.0 / 255.0)', '13/255.f'; NaN for anything else. */
const numberOf = (text: string): number => {
  const parts = text
    .replace(/^\((.*)\)$/, '$1')
    .split('/')
    .map((part) => part.trim().replace(/^([\d.]*\d\.?)f(?:32|64)?$/i, '$1'));
  const [upper = '', lower] = parts;
  if (parts.some((part) => !/\d/.test(part) || !NUMBER.test(part))) return NaN;
  return lower === undefined ? Number(upper) : Number(upper) / Number(lower);
};

/** The label of an opacity, or none; the fourth value of R's `rgb` may be the largest of a channel. */
const OPACITY_LABEL = /^(?:a|alpha|o|opacity)?$/i;

type Arguments = {
  readonly labels: readonly string[];
  readonly texts: readonly string[];
  readonly values: readonly number[];
};

const isGray = ({ labels }: Arguments): boolean => labels[0] === 'white' && labels.length <= 2;

/** The index of the opacity: Dart and C# have it first. −1 for none. */
const opacityPlace = (name: string, args: Arguments): number => {
  const { labels } = args;
  if (isGray(args)) return 1;
  if (labels.length < 4) return -1;
  if (/argb$/i.test(name) || /^a(?:lpha)?$/i.test(labels[0] ?? '')) return 0;
  return OPACITY_LABEL.test(labels[3] ?? '') ? 3 : -1;
};

/** The color of a constructor's arguments; `channels` are the values without the opacity. */
const colorOf = (
  name: string,
  inside: string,
  args: Arguments,
  channels: readonly number[],
): Color | null => {
  const { labels, texts, values } = args;
  const [first = NaN] = values;
  if (isGray(args)) return colorFromFractions([first, first, first]);
  if (values.length < 3 || values.length > 4) return null;
  if (labels[0] === 'hue') {
    const [hue = 0, saturation = 0, brightness = 0] = channels;
    return colorFromHsb(hue * 360, saturation, brightness);
  }
  const isUnit = channels.every((value) => value <= 1);
  if (/displayP3/i.test(inside) && isUnit) return readColor(`color(display-p3 ${channels.join(' ')})`);
  if (name === 'FLinearColor' && isUnit) return readColor(`color(srgb-linear ${channels.join(' ')})`);
  // Named channels of Swift always range to 1, also where they are whole numbers, and so do those of Roblox and Three.js.
  const isSwift = labels.some((label) => label.toLowerCase().endsWith('red')) && inside.includes(':');
  const isFraction =
    isUnit && (isSwift || /^Color3\.new$|setRGB$/.test(name) || texts.some((text) => /[./]/.test(text)));
  return isFraction ? colorFromFractions(channels) : colorFromChannels(channels);
};

/**
 * A color constructor of Swift, Kotlin, Dart, C# or C++ with channels: 'Color(red: 0.05, green: 0.58, blue: 0.53)',
 * 'Color.fromARGB(255, 13, 148, 136)'; or with a hex string without '#'. Whole numbers range to 255, fractions to 1.
 * Null for any other call, and for a color that nobody sees.
 */
export const readConstructor = (name: string, inside: string, alpha: AlphaPlace = 'last'): Color | null => {
  if (isHueCall(name)) return readHueCall(name, inside);
  const listed = LISTED.exec(inside)?.[1];
  if (listed !== undefined) return IS_OF_LIST.test(name) ? readConstructor('Color32', listed, alpha) : null;
  if (/^rgba?$/i.test(name)) {
    const digits = NUMBER_HEX.exec(inside)?.[1] ?? QUOTED_HEX.exec(inside)?.[2];
    if (digits !== undefined) return isUnseen(digits, alpha) ? null : readBareColor(digits, alpha);
  }
  const isConstructor = CONSTRUCTOR.test(name);
  if (!isConstructor && !FROM_TEXT.test(name)) return null;
  const [, , hex, opacity = ''] = BARE_HEX.exec(inside) ?? [];
  if (hex !== undefined && isUnseen(`#${hex}`, alpha)) return null;
  if (hex !== undefined) return noteAlpha(readBareColor(hex, alpha), alphaOf(numberOf(opacity.trim())));
  if (!isConstructor) return null;
  const given = inside.split(',').filter((part) => !COLOR_SPACE.test(part));
  // A light of a strip has its number before the channels.
  const parts = /\bsetPixelColor$/.test(name) ? given.slice(1) : given;
  const labels = parts.map((part) => /^\s*(\w+)\s*[:=]/.exec(part)?.[1] ?? '');
  const texts = parts.map((part) => part.replace(/^\s*\w+\s*[:=]/, '').trim());
  const values = texts.map(numberOf);
  if (values.length === 0 || values.some(Number.isNaN)) return null;
  const args = { labels, texts, values };
  const place = opacityPlace(name, args);
  const channels = values.filter((_, i) => (place === 0 ? i > 0 : i < 3));
  return noteAlpha(colorOf(name, inside, args, channels), alphaOf(values[place] ?? 1));
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

/**
 * A color as a record: 'RGBA{13, 148, 136, 255}' of Go, '(Color){ 13, 148, 136, 255 }' of C, 'Color{ .r = 13, .g = 148,
 * .b = 136 }' of Zig, 'Rgb { r: 13, g: 148, b: 136 }' of Rust.
 */
export const RECORD = String.raw`\b(?:n?rgba?|color)\)?\s?\{(?=\s{0,4}(?:\.?r\s?[:=]\s?)?\.?\d)[^{}\n#;]{5,80}\}`;
export const IS_RECORD = new RegExp(`^${RECORD}$`, 'i');

export const readRecord = (text: string): Color | null =>
  readConstructor('Color32', text.slice(text.indexOf('{') + 1, -1).replaceAll(/(^|,)(\s*)\./g, '$1$2'));

const NUMBERS_MAX = 4000;
/** 'colors("4e79a7f28e2be15759")' of D3: six digits for each color. */
const JOINED = /^\s*["']((?:[0-9a-f]{6}){3,60})["']\s*$/i;

/**
 * 'PackedColorArray(0.05, 0.58, 0.53, 1, …)' of Godot: four numbers from 0 to 1 for each color. Null for any other
 * call.
 */
export const readColorArray = (name: string, inside: string): readonly Color[] | null => {
  const joined = name === 'colors' ? JOINED.exec(inside)?.[1] : undefined;
  if (joined !== undefined) return (joined.match(/.{6}/g) ?? []).flatMap((hex) => readBareColor(hex) ?? []);
  if (!/^(?:Packed|Pool)ColorArray$/.test(name)) return null;
  const values = inside.split(',', NUMBERS_MAX).map(Number);
  if (values.length % 4 !== 0) return null;
  return Array.from({ length: values.length / 4 }, (_, i) =>
    noteAlpha(colorFromFractions(values.slice(i * 4, i * 4 + 3)), values[i * 4 + 3]),
  ).filter((color) => color !== null);
};
