import type { Color } from '../../../color/types';
import { alphaOf, noteAlpha } from '../values/opacity';
import { colorFromChannels, colorFromFractions, readColor } from '../values/readColor';

const PART = String.raw`(?:0x[0-9a-f]{1,2}|\d{1,3}(?:\.\d{0,24})?|\.\d{1,24})(?:\s?\/\s?255(?:\.0?)?)?`;

/** Three or four numbers in brackets that are a whole value, or an item of a list. */
export const TUPLE = String.raw`[([{](?<=(?:[=:,[({]|=>)\s{0,20}[([{])\s{0,4}${PART}(?:\s{0,4},\s{0,4}${PART}){2,3}\s{0,4},?\s{0,4}[)\]}](?=\s{0,4}(?:[,;})\]\n#]|$))`;

/** 'TEAL', 'accent_color': under other keys, numbers in brackets are sizes, positions and versions. */
const COLOR_KEY = /colou?rs?$|_rgb$|^rgb$|(?:^|_)(?:bg|fg|background|foreground)(?:_|$)/i;

/** 'uColorSky', 'COLOR_SKY'. */
const VECTOR_KEY = /^(?:u_?|k)?(?:[cC]olou?r|COLOU?R)(?:_|[A-Z])/;

const isColorKey = (key: string): boolean =>
  COLOR_KEY.test(key) || (/^[a-z]{3,24}$/i.test(key) && readColor(key.toLowerCase()) !== null);

/** Keys of other models than red, green and blue. */
const OTHER_MODEL = /^(?:cmyk|hsla?|hs[bv]|hwb|(?:ok)?lab|(?:ok)?lch|xyz)$/i;

/** Names of lists and maps of colors; one called 'red' has the levels of a channel. */
const LIST_KEY = /(?:colou?rs|palette|colou?r_?map|cmap|swatches|tableau)_?\d{0,3}$|^pal$/i;

/** Other keys of a color map that may have three numbers. */
const OTHER_KEY =
  /(?:domain|range|stops?|breaks?|bins?|steps?|levels?|scale|sizes?|spacing|positions?|offsets?|version)$/i;

type TuplePlace = {
  readonly key: string;
  /** The name of the list that contains the tuple, or of the map that contains its key. */
  readonly list: string;
  readonly isItem: boolean;
};

/** Vectors of shaders, whose keys tell colors from positions: 'vec3 sky = vec3(0.2, 0.5, 0.8)'. */
const VECTOR = /^(?:vec[34]f?|float[34]|half[34]|SIMD[34])$/;

/** The color of a vector that is called like a color; null for others. */
export const readVector = (name: string, inside: string, key: string): Color | null =>
  VECTOR.test(name) && (isColorKey(key) || VECTOR_KEY.test(key))
    ? readTuple(`(${inside})`, { key: 'color', list: '', isItem: false })
    : null;

/** How much is examined before a tuple. */
const BEFORE_MAX = 60;

export const tuplePlace = (
  text: string,
  at: number,
  { key, group }: { readonly key: () => string; readonly group: () => string },
): TuplePlace => {
  const before = text.slice(Math.max(0, at - BEFORE_MAX), at);
  const isItem = !/(?:[=:]|=>)\s*$/.test(before);
  // 'add(location=(0, 0, 1))': the label of an argument.
  const label = /[(,]\s*(\w+)\s*=\s*$/.exec(before)?.[1];
  return { key: label ?? key(), list: isItem ? key() || group() : group(), isItem };
};

/** '(13, 148, 136)' where a key or list name marks it as a color; '(13/255, 148/255, 136/255)' anywhere. */
export const readTuple = (text: string, { key, list, isItem }: TuplePlace): Color | null => {
  if (!/^[([{]/.test(text)) return null;
  const isOf255 = text.includes('/');
  if (!isItem && (OTHER_KEY.test(key) || OTHER_MODEL.test(key))) return null;
  if (!isOf255 && !LIST_KEY.test(list) && (isItem || !isColorKey(key))) return null;
  const parts = text.slice(1, -1).split(',');
  const valueOf = (part: string): number => (/0x/i.test(part) ? Number(part) : Number.parseFloat(part));
  const values = parts.map((part) => valueOf(part) / (part.includes('/') ? 255 : 1));
  const channels = values.slice(0, 3);
  const color =
    isOf255 || channels.every((value) => value <= 1)
      ? colorFromFractions(channels)
      : colorFromChannels(channels);
  return noteAlpha(color, alphaOf(values[3] ?? 1));
};
