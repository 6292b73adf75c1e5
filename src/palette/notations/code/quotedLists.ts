import { anyOf, COLOR_FUNCTIONS } from '../../colorFunctions';
import { readColor } from '../values/readColor';
import { isInkName } from '../values/unread';

/** How far the brackets around a list are searched for. */
const LIST_MAX = 600;

/** Anything but brackets, apart from the ones of a color function. */
const INSIDE = String.raw`(?:[^[\](){}]|(?<=["'\x60][a-z]{3,5})\([^[\](){}]{1,60}\))*`;
const OPENING = new RegExp(String.raw`(?:(?<!\w)\[|(?<![\w.])c\(|[=:]\s{0,4}\{)(${INSIDE})$`, 'i');
const REST = new RegExp(String.raw`^${INSIDE}(?=[)}]|\](?!\s{0,4}[=:]))`, 'i');
const ITEM = new RegExp(
  String.raw`^\s*(["'\x60])(#[0-9a-f]{3,8}|[a-z]{3,24}|${anyOf(COLOR_FUNCTIONS)}\([^()]+\))\1\s*$`,
  'i',
);
/** Between items; the commas of a function are none. */
const SEPARATOR = /,(?![^()]{0,60}\))/;

const isColorList = (inside: string): boolean => {
  const items = inside.split(SEPARATOR).filter((item) => item.trim() !== '');
  // Two items, of which only the second is hex, are a name and its color.
  if (items.length === 2 && items[1]?.includes('#') === true && !items[0]?.includes('#')) return false;
  const isColor = (item: string): boolean => {
    const value = ITEM.exec(item)?.[2];
    return value !== undefined && readColor(value) !== null;
  };
  const isInk = (item: string): boolean => isInkName(item.trim().replaceAll(/^["']|["']$/g, ''));
  return items.some(isColor) && items.every((item) => isColor(item) || isInk(item));
};

/**
 * Whether a position lies in a list of nothing but quoted colors: ['tomato', "#0D9488"], c("tomato", "gold") of R, {
 * "#0D9488" } of Lua and C. Each list is checked once, so that every text takes linear time.
 */
export const createQuotedLists = (text: string): ((at: number) => boolean) => {
  let end = 0;
  let isColors = false;
  return (at) => {
    if (at < end) return isColors;
    const before = OPENING.exec(text.slice(Math.max(0, at - LIST_MAX), at));
    const rest = REST.exec(text.slice(at, at + LIST_MAX));
    if (!before || !rest) return false;
    end = at + rest[0].length;
    isColors = isColorList(`${before[1] ?? ''}${rest[0]}`);
    return isColors;
  };
};

const BEFORE_VALUE = /(?:[{,]\s{0,20}|\?\s{0,4}|(?:colou?r|hex|html|rgb)\w{0,20}\()["']$/i;

/** Calls that draw with a color, which Processing writes without quotes. */
const DRAWING = /(?<![\w.-])(?:fill|stroke|background|tint|color)\(\s?["']?$/;

/** Whether hex outside of all declarations is an item of a list in braces, or the argument of a call about colors. */
export const isQuotedValue = (text: string, at: number, behind: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at);
  const after = text.slice(behind, behind + 22);
  return (
    (BEFORE_VALUE.test(before) && /^["']\s{0,20}[,}):]/.test(after)) ||
    (DRAWING.test(before) && /^["']?\s?[,)]/.test(after))
  );
};

/** Hex without '#' that has both digits and letters. */
const BARE = /[:=]\s{0,20}["']?(?=\d{0,5}[a-f])(?=[a-f]{0,5}\d)[0-9a-f]{6}["']?\s{0,20}(?:[;,}\n]|$)/i;

/** Whether a text has values that are hex without '#', as terminal configurations do: 'background = 1c1917'. */
export const hasBareHexes = (text: string): boolean => BARE.test(text);

const DEFINITION =
  /(?:^|[\n{,(])\s{0,40}["']?([a-z]{3,24})["']?\s{0,20}[:=]\s{0,4}["']?(?:#[0-9a-f]{3}|0x[0-9a-f]{6}|rgba?\()/gi;

/** Words that the text itself defines as colors: elsewhere in it they mean that color, not the CSS one. */
export const definedWords = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(DEFINITION), ([, word = '']) => word.toLowerCase()));
