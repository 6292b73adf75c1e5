import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import { own } from '../../palette/foreignValue';
import { readThemeExtension, THEME_EXTENSION } from '../exports/themeMark';
import { THEME_MODES, type ThemeMode } from '../theme';
import type { FileColors, NamedColor } from './namedColors';

type Token = { readonly path: readonly string[]; readonly value: unknown };

/** Nobody nests groups deeper; what does is no file of tokens. */
const DEPTH_MAX = 12;
/** Where Figma keeps what the mode of a file is called. */
const FIGMA_MODE = 'com.figma.modeName';
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

/** Spaces with a function of their own in CSS; the other components of the first ones are percentages there. */
const PERCENT_SPACES: ReadonlySet<string> = new Set(['hsl', 'hwb']);
const FUNCTION_SPACES: ReadonlySet<string> = new Set(['lab', 'lch', 'oklab', 'oklch']);

/** A color value of the standard: its hex, or its components in their space. */
const readObject = (value: unknown): Color | null => {
  const hex = own(value, 'hex');
  if (typeof hex === 'string') return parseCssColor(hex)?.color ?? null;
  const [space, components] = [own(value, 'colorSpace'), own(value, 'components')];
  if (typeof space !== 'string' || !isNumbers(components)) return null;
  const [a, b, c] = components;
  if (PERCENT_SPACES.has(space)) return parseCssColor(`${space}(${a} ${b}% ${c}%)`)?.color ?? null;
  const written = FUNCTION_SPACES.has(space) ? `${space}(${a} ${b} ${c})` : `color(${space} ${a} ${b} ${c})`;
  return parseCssColor(written)?.color ?? null;
};

/** The value of a token by its path. */
type Lookup = (target: string) => unknown;

const readValue = (value: unknown, lookUp: Lookup, depth = 0): Color | null => {
  if (depth > DEPTH_MAX) return null;
  if (typeof value !== 'string') return readObject(value);
  const target = REFERENCE.exec(value)?.[1];
  if (target === undefined) return parseCssColor(value)?.color ?? null;
  return readValue(lookUp(target) ?? lookUp(target.replace(/\.value$/, '')), lookUp, depth + 1);
};

/** Whether the groups at the top are sets, as Penpot and Tokens Studio have them: references do not name their set. */
const hasSets = (data: Readonly<Record<string, unknown>>): boolean =>
  '$themes' in data || '$metadata' in data;

/** Looks up within a set first, then as it is written, then in the others. */
const lookUpIn =
  (values: ReadonlyMap<string, unknown>, set: string | null, sets: readonly string[]): Lookup =>
  (target) =>
    [...(set === null ? [] : [`${set}.${target}`]), target, ...sets.map((other) => `${other}.${target}`)]
      .map((path) => values.get(path))
      .find((value) => value !== undefined);

/** The mode that a part of a path or of a file's name says; null for none. */
const modeOf = (text: string): ThemeMode | null =>
  THEME_MODES.find((mode) => new RegExp(`(?:^|[^a-z])${mode}(?:[^a-z]|$)`, 'i').test(text)) ?? null;

/**
 * Design tokens: of the mode that the file's name says or, where it says none, Figma's name of the mode or that groups
 * are called by, else of the light one. Null where the text is no JSON object, or one that only points to other files. Never throws.
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
  const sets = hasSets(data) ? Object.keys(data).filter((key) => !key.startsWith('$')) : [];
  const extensions = own(data, '$extensions');
  const figmaName = own(extensions, FIGMA_MODE);
  const named = modeOf(fileName) ?? (typeof figmaName === 'string' ? modeOf(figmaName) : null);
  const colors: Record<ThemeMode, NamedColor[]> = { light: [], dark: [] };
  const unread: string[] = [];
  for (const { path, value } of tokens) {
    const color = readValue(value, lookUpIn(values, sets.length > 0 ? (path[0] ?? null) : null, sets));
    const said = path.map(modeOf).find((mode) => mode !== null);
    const mode = named ?? said ?? 'light';
    if (color) colors[mode].push({ path: path.filter((part) => modeOf(part) === null), color });
    else if (own(value, 'colorSpace') !== undefined || (typeof value === 'string' && /^[{#]/.test(value)))
      unread.push(path.join('.'));
  }
  const mark = own(extensions, THEME_EXTENSION) ?? own(own(data, '$metadata'), THEME_EXTENSION);
  const isWide = tokens.some(({ value }) => own(value, 'colorSpace') === 'display-p3');
  return { colors, unread, isWide, marked: readThemeExtension(mark) };
};
