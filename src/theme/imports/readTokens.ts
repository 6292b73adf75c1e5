import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import { own } from '../../palette/foreignValue';
import { readThemeExtension, THEME_EXTENSION } from '../exports/themeMark';
import { THEME_MODES, type ThemeMode } from '../theme';
import type { FileColors, NamedColor } from './namedColors';

type Token = { readonly path: readonly string[]; readonly value: unknown };

/** Nobody nests groups deeper; what does is no file of tokens. */
const DEPTH_MAX = 12;
const REFERENCE = /^\{([^{}]+)\}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tokens of every dialect: `$value` of the standard, `value` of the older one. */
const flatten = (group: Readonly<Record<string, unknown>>, path: readonly string[] = []): Token[] => {
  if (path.length > DEPTH_MAX) return [];
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith('$') || !isRecord(child)) return [];
    const here = [...path, key];
    const value = own(child, '$value') ?? own(child, 'value');
    return value === undefined ? flatten(child, here) : [{ path: here, value }];
  });
};

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** A color value of the standard: its hex, or its components in their space. */
const readObject = (value: unknown): Color | null => {
  const hex = own(value, 'hex');
  if (typeof hex === 'string') return parseCssColor(hex)?.color ?? null;
  const [space, components] = [own(value, 'colorSpace'), own(value, 'components')];
  if (typeof space !== 'string' || !isNumbers(components)) return null;
  const [a, b, c] = components;
  const written =
    {
      hsl: `hsl(${a} ${b}% ${c}%)`,
      hwb: `hwb(${a} ${b}% ${c}%)`,
      lab: `lab(${a} ${b} ${c})`,
      lch: `lch(${a} ${b} ${c})`,
      oklab: `oklab(${a} ${b} ${c})`,
      oklch: `oklch(${a} ${b} ${c})`,
    }[space] ?? `color(${space} ${a} ${b} ${c})`;
  return parseCssColor(written)?.color ?? null;
};

const readValue = (value: unknown, values: ReadonlyMap<string, unknown>, depth = 0): Color | null => {
  if (depth > DEPTH_MAX) return null;
  if (typeof value !== 'string') return readObject(value);
  const target = REFERENCE.exec(value)?.[1];
  if (target === undefined) return parseCssColor(value)?.color ?? null;
  return readValue(values.get(target) ?? values.get(target.replace(/\.value$/, '')), values, depth + 1);
};

/** The mode that a part of a path or of a file's name says; null for none. */
const modeOf = (text: string): ThemeMode | null =>
  THEME_MODES.find((mode) => new RegExp(`(?:^|[^a-z])${mode}(?:[^a-z]|$)`, 'i').test(text)) ?? null;

/**
 * Design tokens: of the mode that the file's name says or, where it says none, that groups are called by, else of the
 * light one. Null where the text is no JSON object, or one that only points to other files. Never throws.
 */
export const readTokens = (text: string, fileName: string): FileColors | null => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(data) || 'resolutionOrder' in data) return null;
  const tokens = flatten(data);
  const values = new Map(tokens.map(({ path, value }) => [path.join('.'), value]));
  const colors: Record<ThemeMode, NamedColor[]> = { light: [], dark: [] };
  const unread: string[] = [];
  for (const { path, value } of tokens) {
    const color = readValue(value, values);
    const said = path.map(modeOf).find((mode) => mode !== null);
    const mode = modeOf(fileName) ?? said ?? 'light';
    if (color) colors[mode].push({ path: path.filter((part) => modeOf(part) === null), color });
    else if (own(value, 'colorSpace') !== undefined || /^[{#]/.test(String(value)))
      unread.push(path.join('.'));
  }
  return { colors, unread, marked: readThemeExtension(own(own(data, '$extensions'), THEME_EXTENSION)) };
};
