import type { Color } from '../../../color/types';
import { isNearly, isUnlike } from './likeness';
import { readCmyk, readColor } from './readColor';

const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d{1,6})?[%°]?`;

/** A color in numbers after the name of its model: '(RGB 11/31/58)', 'CMYK: 80, 10, 45, 0'. */
const STATED = new RegExp(
  String.raw`[([]?\b(?:rgba?|hsla?|hs[bv]|hwb|cmyk|(?:cie ?)?lab|(?:ok)?lch|oklab)\b ?[:=(]? ?${NUMBER}(?:[ ,;/|]{1,3}${NUMBER}){2,3} ?[)\]]{0,2}`,
  'i',
);
const ALL_STATED = new RegExp(STATED.source, 'gi');
/** Hex behind its label: 'hex 0C2238', 'Hex code: #0C2238'. */
const STATED_HEX = /[([]?\bhex(?: ?code)?\s?[:=]?\s?#?([0-9a-f]{6})\b[)\]]?/gi;

/** The number of an ink: 'Pantone 2935 C', '(PMS Cool Gray 9)', 'RAL 5018', 'HKS 42 K'. */
const INK =
  /[([]?\b(?:pantone|pms|ral|hks)\b®? ?[:=]? ?(?:(?:cool|warm) gr[ae]y )?\d[\d-]{0,8}(?: (?:C|U|CP|UP|M|K|N|E|TCX|TPX|TPG))?\b[)\]]?/gi;

/** A name without the number of its ink, which is its name where there is no other. */
export const withoutInk = (name: string): string => {
  const without = name.replaceAll(INK, ' ');
  if (without === name) return name;
  const rest = without.replaceAll(/\s+/g, ' ').replace(/[\s,:;|/–-]+$/, '');
  return /\p{L}{2}/u.test(rest) ? rest.trim() : name;
};

const HEX = /#[0-9a-f]{6}\b/gi;
const HEX_LABEL = /\bhex(?: ?code)?\s?[:=]?\s?(?=#)/i;

const ENCLOSED_LABEL = /(?<=[([|–—-]\s?)hex(?: ?code)?\s?[:=]?\s?(?=#[0-9a-f]{6})/i;

const INKS = /\b(?:device-)?cmyk\([^()]{1,80}\)/gi;

/** A line without functions of inks that print nearly the color of its hex value. */
const withoutItsInks = (line: string, hex: string): string => {
  const color = readColor(hex);
  return line.replaceAll(INKS, (inks) => {
    const printed = readCmyk(inks);
    return color && printed && isNearly(printed, color) ? ' ' : inks;
  });
};

/**
 * A line with one hex value, without what its label and other models say about the same color. Functions are kept: they
 * may be other colors.
 */
export const withoutOtherModels = (line: string): string => {
  const [hex, ...more] = line.match(HEX) ?? [];
  const isOne = hex !== undefined && more.length === 0;
  const shown = isOne ? withoutItsInks(line, hex) : line;
  return isOne && STATED.test(shown)
    ? shown
        .replaceAll(ALL_STATED, (stated) => (/^[([]?\w+ ?\(/.test(stated) ? stated : ' '))
        .replace(HEX_LABEL, '')
    : shown.replace(ENCLOSED_LABEL, '');
};

/** A name without the values of its color in other models, which documents of brands write beside it. */
export const withoutStatedValues = (name: string): string =>
  name.replaceAll(ALL_STATED, ' ').replaceAll(STATED_HEX, ' ');

/** The color of hex behind its label; null for anything else. */
export const readStatedHex = (text: string): Color | null => {
  const [[whole, digits = ''] = ['']] = text.matchAll(STATED_HEX);
  return whole !== '' && whole === text ? readColor(`#${digits}`) : null;
};

/** Whether a line states several colors, and not one color in several models. `readStated` reads one of them. */
export const statesSeveral = (line: string, readStated: (stated: string) => Color | null): boolean => {
  const stated = line.match(ALL_STATED) ?? [];
  const hexes = line.match(STATED_HEX) ?? [];
  if (stated.length + hexes.length < 2) return false;
  const models = [...stated.map((one) => /[a-z]+/i.exec(one)?.[0].toLowerCase()), ...hexes.map(() => 'hex')];
  if (new Set(models).size < models.length) return true;
  const [first, ...others] = [...stated.map(readStated), ...hexes.map(readStatedHex)].flatMap(
    (color) => color ?? [],
  );
  return others.some((other) => first && isUnlike(other, first));
};
