import type { Color } from '../../../color/types';
import { colorFromChannels, colorFromFractions, readColor } from '../values/readColor';

/** 'Color', 'UIColor', 'Color32', 'Color8', 'colorLiteral', 'Color.fromARGB', 'QColor', 'Color.rgb'. */
const CONSTRUCTOR = /(?:^|\.)(?:\w{0,12}color(?:32|8|literal)?|from(?:argb|rgbo?)|a?rgb)$/i;
const NUMBER = /^\d{0,3}(?:\.\d{1,20})?$/;

/** '0.05f', '148', '13/255', '13.0 / 255.0'; NaN for anything else. */
const numberOf = (text: string): number => {
  const [upper = '', lower] = text.split('/').map((part) => part.trim().replace(/(?<=\d)f$/i, ''));
  if (upper === '' || !NUMBER.test(upper) || (lower !== undefined && !NUMBER.test(lower))) return NaN;
  return lower === undefined ? Number(upper) : Number(upper) / Number(lower);
};

const fromHsb = ([h = 0, s = 0, b = 0]: readonly number[]): Color | null =>
  readColor(`hwb(${h * 360} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`);

/**
 * A color made of its channels in Swift, Kotlin, Dart, C# or C++: 'Color(red: 0.05, green: 0.58, blue: 0.53)',
 * 'Color.fromARGB(255, 13, 148, 136)'. Whole numbers are of 255, fractions of 1. Null for any other call.
 */
export const readConstructor = (name: string, inside: string): Color | null => {
  if (!CONSTRUCTOR.test(name)) return null;
  // A color space by its name, '.sRGB', is the one that everything here is in.
  const parts = inside.split(',').filter((part) => !/^\s*\./.test(part));
  const labels = parts.map((part) => /^\s*(\w+)\s*[:=]/.exec(part)?.[1] ?? '');
  const texts = parts.map((part) => part.replace(/^\s*\w+\s*[:=]/, '').trim());
  const values = texts.map(numberOf);
  if (values.length < 3 || values.length > 4 || values.some(Number.isNaN)) return null;
  const channels = values.length === 4 && /argb$/i.test(name) ? values.slice(1) : values.slice(0, 3);
  if (labels[0] === 'hue') return fromHsb(channels);
  const isFraction = texts.some((text) => /[./]/.test(text)) && channels.every((value) => value <= 1);
  return isFraction ? colorFromFractions(channels) : colorFromChannels(channels);
};
