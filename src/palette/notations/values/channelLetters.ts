import type { Color } from '../../../color/types';
import { alphaOf, noteAlpha } from './opacity';
import { colorFromChannels, colorFromFractions } from './readColor';

const NUMBER = String.raw`(?:0x[0-9a-f]{1,2}|\d{1,3}(?:\.\d{1,24})?|\.\d{1,24})f?`;
const letter = (sign: string): string =>
  String.raw`(?:r(?:ed)?|g(?:reen)?|b(?:lue)?)["']?\s{0,2}${sign}\s{0,2}${NUMBER}`;
const three = (sign: string, between: string): string =>
  String.raw`(?<![\w.])${letter(sign)}(?:${between}["']?${letter(sign)}){2}(?!\w|\.\d)`;

/** 'r: 13, g: 148, b: 136' of records in code, in any order: Unreal has blue first. */
export const LETTERED = three('[:=]', String.raw`\s{0,12},\s{0,12}`);
/** 'R13 G148 B136' of sentences. */
export const LETTERED_IN_WORDS = three('[:=]?', String.raw`(?:[,;/] ?| )`);

const ONE = new RegExp(String.raw`([rgb])[a-z]{0,4}["']?\s{0,2}[:=]?\s{0,2}(${NUMBER})`, 'gi');

/** An opacity behind the channels: 'r: 13, g: 148, b: 136, a: 0.5'. */
const OPACITY = new RegExp(
  String.raw`^\s{0,12},\s{0,12}["']?a(?:lpha)?["']?\s{0,2}[:=]\s{0,2}(${NUMBER})`,
  'i',
);

/**
 * The color of lettered channels: fractions up to 1, or whole numbers up to 255. Null where a letter is missing, and for
 * a color that nobody sees by the opacity in the text `behind`.
 */
export const readLettered = (text: string, behind = ''): Color | null => {
  const texts = new Map(
    [...text.matchAll(ONE)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      value.replace(/(?<=[.\d])f$/i, ''),
    ]),
  );
  const values = ['r', 'g', 'b'].map((key) => Number(texts.get(key)));
  const isFraction = values.every((value) => value <= 1);
  const color = isFraction ? colorFromFractions(values) : colorFromChannels(values);
  const alpha = OPACITY.exec(behind)?.[1]?.replace(/(?<=[.\d])f$/i, '');
  return noteAlpha(color, alphaOf(Number(alpha ?? 1)));
};

/** 'rgb:1b/2a/49' of X11: one to four hex digits for each channel. */
export const X11 = String.raw`\brgb:(?:[0-9a-f]{1,4}\/){2}[0-9a-f]{1,4}\b`;

/** The color of a value of X11; null for anything else. */
export const readX11 = (text: string): Color | null => {
  const digits = /^rgb:(.*)$/i.exec(text)?.[1]?.split('/');
  return digits
    ? colorFromFractions(digits.map((part) => Number.parseInt(part, 16) / (16 ** part.length - 1)))
    : null;
};
