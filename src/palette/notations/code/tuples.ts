import type { Color } from '../../../color/types';
import { colorFromChannels, colorFromFractions, readColor } from '../values/readColor';

const PART = String.raw`(?:\d{1,3}(?:\.\d{0,24})?|\.\d{1,24})(?:\s?\/\s?255(?:\.0?)?)?`;

/** Three or four numbers in brackets that are all of a value. */
export const TUPLE = String.raw`[([](?<=[=:]\s{0,4}[([])\s{0,4}${PART}(?:\s{0,4},\s{0,4}${PART}){2,3}\s{0,4}[)\]](?=\s{0,4}(?:[,;}\n#]|$))`;

/** 'TEAL', 'accent_color': other numbers in brackets are sizes, places and versions. */
const COLOR_KEY = /colou?rs?$|_rgb$|^rgb$|(?:^|_)(?:bg|fg|background|foreground)(?:_|$)/i;

const isColorKey = (key: string): boolean =>
  COLOR_KEY.test(key) || (/^[a-z]{3,24}$/i.test(key) && readColor(key.toLowerCase()) !== null);

/** '(13, 148, 136)' under a key that says that it is a color; or '(13/255, 148/255, 136/255)' under any. */
export const readTuple = (text: string, key: string): Color | null => {
  if (!/^[([]/.test(text)) return null;
  const isOf255 = text.includes('/');
  if (!isOf255 && !isColorKey(key)) return null;
  const parts = text.slice(1, -1).split(',');
  const values = parts.map((part) => Number.parseFloat(part) / (part.includes('/') ? 255 : 1));
  const channels = values.slice(0, 3);
  return isOf255 || channels.every((value) => value <= 1)
    ? colorFromFractions(channels)
    : colorFromChannels(channels);
};
