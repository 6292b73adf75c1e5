import { formatHex } from '../../../color/format';
import type { Color, Hex } from '../../../color/types';
import type { Collector } from '../found';

/** Keys of an object that is one color: the key of the object itself says more. */
const VALUE_KEY = /^(?:\$?value|hex|initial-value)$/i;

/** Adobe and others repeat all colors in other notations, under the same names with one of these suffixes. */
export const NOTATION_ENDING = /-(?:hex|rgba?|hsla?|hsba?|cmyk)$/i;

/** Keys that are called like notations: in a record they all have the same color. */
const NOTATION = /^(?:hex|rgba?|hsla?|hs[bv]a?|hwb|cmyk|(?:ok)?lab|(?:ok)?lch)$/i;

export type Group = {
  readonly name: string;
  /** Whether the group is the value of a key, as in a JavaScript object or a SCSS map. */
  readonly isValue: boolean;
  /** Identifies the group, so that another group may have the same keys. */
  readonly path: string;
};

export const NO_GROUP: Group = { name: '', isValue: false, path: '' };

/** Keys of containers of colors, which say nothing about the colors. */
const HOLDER =
  /^(?:\w{0,30}[-_])?(?:colou?rs|palettes?|swatches)$|^\w{0,30}(?:Colou?rs|Palettes?|Swatches)$|^(?:colou?r|extend|theme|tokens|values?|variables|vars|styles?|workbench\.colorCustomizations)$/i;

/**
 * A scale step, or a shade in an object, is named after its group and key; Tailwind's 'DEFAULT' is the color of the
 * group itself.
 */
const nameIn = ({ name, isValue }: Group, key: string, around: Group = NO_GROUP): string => {
  const isItself = key === '' ? isValue : VALUE_KEY.test(key);
  // The record of a scale step: brand: { 500: { value: '#14B8A6' } }.
  if (isItself && /^\d+$/.test(name)) return nameIn(around, name);
  if (key === 'DEFAULT' || (isItself && name !== '' && !HOLDER.test(name))) return name;
  const isShade = key !== '' && (/^\d+$/.test(key) || (isValue && !HOLDER.test(name)));
  return isShade && name !== '' ? `${name} ${key}` : key;
};

/**
 * A name that is taken gets its group as a prefix: the same variable is another color in another mode, as in '.dark'.
 */
const withGroup = (name: string, group: Group): string => {
  const mode = group.name.replace(/^[.:#]+(?:root$)?/, '');
  return mode === '' || name.startsWith(`${group.name} `) ? name : `${mode} ${name}`;
};

export type Entry = {
  readonly color: Color;
  readonly key: string;
  /** The name that its record gives it. */
  readonly label: string | null;
  readonly isQuoted: boolean;
  /** '0x…' or a call, neither of which occurs in a selector. */
  readonly isExpression: boolean;
  /** Whether the same key may occur again with another color, as CSS properties do. */
  readonly isProperty: boolean;
  /** Whether the key says what is colored instead of naming the color: 'background: #FFF'. */
  readonly isNameless: boolean;
};

/** Collects the colors of statements under names that tell them apart. */
export type CodeEntries = {
  /** Colors of a statement within these groups, the outermost first. */
  readonly add: (entries: readonly Entry[], groups: readonly Group[]) => void;
  /** Colors of a gradient: they mostly repeat a palette, so only those found nowhere else are added, at the end. */
  readonly addLast: (entries: readonly Entry[]) => void;
  readonly end: () => void;
};

/** In markup the keys are attributes, the same for all colors, so that these have no names. */
export const createCodeEntries = ({ addColor }: Collector, isMarkup: boolean): CodeEntries => {
  const names = new Set<string>();
  const taken = new Set<string>();
  /** The first notation of each record. */
  const notations = new Map<string, string>();
  const found = new Set<Hex>();
  const last: Color[] = [];
  return {
    add: (entries, groups) => {
      if (entries.length === 0) return;
      const group = groups.at(-1) ?? NO_GROUP;
      const prefix = groups
        .map(({ path }) => path)
        .filter((path) => path !== '')
        .join(' ');
      const paths: string[] = [];
      for (const { color, key, label, isProperty, isNameless } of entries) {
        const path = `${prefix} ${label ?? key.replace(NOTATION_ENDING, '')}`;
        // The same name again is the same color in another notation, or another theme's.
        if (key !== '' && !isMarkup && !isProperty && taken.has(path)) continue;
        if (label !== null && paths.includes(path)) continue;
        if (NOTATION.test(key) && !isMarkup) {
          const record = `${prefix} ${label ?? ''}`;
          const first = notations.get(record) ?? key;
          notations.set(record, first);
          if (first !== key) continue;
        }
        paths.push(path);
        const own =
          isMarkup || isNameless ? '' : nameIn(group, key.replace(NOTATION_ENDING, ''), groups.at(-2));
        const name = label ?? (names.has(own) ? withGroup(own, group) : own);
        addColor(color, name);
        if (name !== '') names.add(name);
        found.add(formatHex(color));
      }
      for (const path of paths) taken.add(path);
    },
    addLast: (entries) => {
      for (const { color } of entries) last.push(color);
    },
    end: () => {
      for (const color of last) {
        if (!found.has(formatHex(color))) addColor(color);
        found.add(formatHex(color));
      }
    },
  };
};
