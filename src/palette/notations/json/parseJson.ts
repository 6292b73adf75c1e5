import type { Color } from '../../../color/types';
import { createCollector, type Collector, type Found } from '../found';
import { colorFromChannels, colorFromFractions, readBareColor, readColor } from '../values/readColor';

/** Deeper nesting is no palette. */
const DEPTH_MAX = 32;

type JsonObject = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** Keys under which an object has its one color, the most exact first. */
const VALUE_KEYS = ['hex', 'HEX', 'hexCode', 'value', 'color', 'rgb', 'css'];
const NAME_KEYS = ['name', 'label', 'title'];

/** Color Module 2025.10: a space and its components; the hex is for readers that do not know the space. */
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

/** { r, g, b } from 0 to 255, or from 0 to 1 as design tools have it. */
const channelsColor = ({ r, g, b }: JsonObject): Color | null => {
  const channels: unknown = [r, g, b];
  if (!isNumbers(channels)) return null;
  return channels.every((value) => value <= 1) ? colorFromFractions(channels) : colorFromChannels(channels);
};

const valueColor = (value: unknown): Color | null => {
  if (typeof value === 'string') return readBareColor(value);
  if (isNumbers(value)) return value.length === 3 ? colorFromChannels(value) : null;
  return isObject(value) ? (tokenColor(value) ?? channelsColor(value)) : null;
};

/** The color that an object is about, if it is about one. */
const ownColor = (object: JsonObject): Color | null => {
  if ('$value' in object) return valueColor(object['$value']);
  const key = VALUE_KEYS.find((name) => valueColor(object[name]) !== null);
  return (key === undefined ? null : valueColor(object[key])) ?? valueColor(object);
};

/** 'tan' is a color where colors are listed, but not wherever a word may stand. */
const WORD = /^(?![0-9a-f]{6}$)[a-z]+$/i;

const createWalker = (text: string, { addColor, addProblem, isFull }: Collector) => {
  // The parser keeps no lines. Values come in the order of the text, so the search goes on from the last one.
  let at = 0;
  let line = 1;
  const report = (value: string): void => {
    const next = text.indexOf(JSON.stringify(value), at);
    if (next >= 0) {
      line += text.slice(at, next).split('\n').length - 1;
      at = next;
    }
    addProblem(line, value);
  };

  const walk = (value: unknown, name: string | null, isListed: boolean, depth: number): void => {
    if (depth > DEPTH_MAX || isFull()) return;
    if (typeof value === 'string') {
      const color = isListed || !WORD.test(value) ? readBareColor(value) : null;
      if (color) addColor(color, name);
      else if (value.startsWith('#')) report(value);
    } else if (Array.isArray(value)) {
      const color = valueColor(value);
      if (color) addColor(color, name);
      else for (const item of value) walk(item, name, true, depth + 1);
    } else if (isObject(value)) walkObject(value, name, depth);
  };

  const walkObject = (object: JsonObject, name: string | null, depth: number): void => {
    const color = ownColor(object);
    const label = NAME_KEYS.map((key) => object[key]).find((own) => typeof own === 'string');
    if (color) {
      addColor(color, typeof label === 'string' ? label : name);
      return;
    }
    for (const [key, child] of Object.entries(object)) {
      // '$value' may hold colors deeper down, as shadows do; other words with '$' are about the file.
      const isName = typeof child === 'string' && NAME_KEYS.includes(key);
      if (isName || (key.startsWith('$') && key !== '$value' && key !== '$root')) continue;
      const path = name === null || /^(?:colors?|palette)$/i.test(name) ? key : `${name} ${key}`;
      walk(child, Array.isArray(child) ? null : path, false, depth + 1);
    }
  };
  return walk;
};

/** Lists, maps and records of colors, design tokens, theme files. Null if it is no JSON. */
export const parseJson = (text: string): Found | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const collector = createCollector();
  createWalker(text, collector)(value, null, true, 0);
  return collector.found('JSON');
};
