import { own } from '../../palette/foreignValue';
import { anyOf, COLOR_FUNCTIONS } from '../../palette/colorFunctions';
import { readThemeExtension, THEME_EXTENSION } from '../exports/themeMark';
import { type ThemeMode } from '../theme';
import { flattenTokens, modeOf, type Token } from './flattenTokens';
import { parsedRecord, type JsonRecord } from '../../domain/jsonRecord';
import { materialSchemes } from './materialJson';
import type { FileColors, NamedColor } from './namedColors';
import { figmaTokens } from './readFigma';
import { colorOfToken, type Lookup } from './tokenColor';

/** The extension that holds Figma's name of a file's mode. */
const FIGMA_MODE = 'com.figma.modeName';
/** Groups that references may omit, or begin with. */
const COLORS = /^colors?$/;
const LOOKS_COLORED = new RegExp(String.raw`^(?:[{#]|${anyOf(COLOR_FUNCTIONS)}\()`, 'i');

/** Whether the top-level groups are sets, as in Penpot and Tokens Studio: references omit the set. */
const hasSets = (data: JsonRecord): boolean => '$themes' in data || '$metadata' in data;

/** Values by the paths that references use: with the mode, without it, and from the color group on. */
const valuesOf = (tokens: readonly Token[]): ReadonlyMap<string, unknown> => {
  const values = new Map<string, unknown>();
  const put = (path: readonly string[], value: unknown): void => {
    const name = path.join('.');
    if (!values.has(name)) values.set(name, value);
  };
  for (const { path, mode, value } of tokens) {
    if (mode) put([mode, ...path], value);
    put(path, value);
    const at = path.findIndex((part) => COLORS.test(part));
    if (at === -1) continue;
    if (mode) put([mode, ...path.slice(at)], value);
    put(path.slice(at), value);
    put(path.slice(at + 1), value);
  }
  return values;
};

/** Looks up a path in the mode first, then as written, then in the sets. */
const lookUpIn =
  (values: ReadonlyMap<string, unknown>, mode: ThemeMode, sets: readonly string[]): Lookup =>
  (target) =>
    [`${mode}.${target}`, target, ...sets.map((set) => `${set}.${target}`)]
      .map((path) => values.get(path))
      .find((value) => value !== undefined);

/**
 * Design tokens and other objects of colors. Their mode is that of the file name or else Figma's name of the mode, or
 * else that of groups and values. Tokens without a mode apply to both if the file has both, otherwise to light. Null
 * for a file that only refers to others. Never throws.
 */
export const readTokenData = (
  data: JsonRecord,
  fileName: string,
  others: readonly JsonRecord[] = [],
): FileColors | null => {
  if ('resolutionOrder' in data) return null;
  const material = materialSchemes(data);
  const tokens = figmaTokens(data) ?? flattenTokens(material?.schemes ?? data);
  // A file's own tokens take precedence over those of others.
  const values = valuesOf([...tokens, ...others.flatMap((other) => flattenTokens(other))]);
  const sets = hasSets(data) ? Object.keys(data).filter((key) => !key.startsWith('$')) : [];
  const extensions = own(data, '$extensions');
  const figmaName = own(extensions, FIGMA_MODE);
  const named = modeOf(fileName) ?? (typeof figmaName === 'string' ? modeOf(figmaName) : null);
  const hasDark = named === null && tokens.some(({ mode }) => mode === 'dark');
  const colors: Record<ThemeMode, NamedColor[]> = { light: [], dark: [] };
  const unread = new Set(material?.rest);
  const take = ({ path, value, isColor }: Token, mode: ThemeMode): void => {
    const seen = colorOfToken(value, lookUpIn(values, mode, sets));
    if (seen) colors[mode].push({ path, ...seen });
    else if (
      isColor ||
      own(value, 'colorSpace') !== undefined ||
      (typeof value === 'string' && LOOKS_COLORED.test(value))
    )
      unread.add(path.join('.'));
  };
  const isSaid = new Set(tokens.flatMap(({ path, mode }) => (mode ? [`${mode} ${path.join('.')}`] : [])));
  // Tokens for a mode take precedence over those for both.
  for (const token of tokens) {
    const mode = named ?? token.mode;
    if (mode) take(token, mode);
  }
  for (const token of tokens) {
    if (named ?? token.mode) continue;
    const path = token.path.join('.');
    if (!isSaid.has(`light ${path}`)) take(token, 'light');
    if (hasDark && !isSaid.has(`dark ${path}`)) take(token, 'dark');
  }
  const mark = own(extensions, THEME_EXTENSION) ?? own(own(data, '$metadata'), THEME_EXTENSION);
  const isWide = tokens.some(({ value }) => own(value, 'colorSpace') === 'display-p3');
  return { colors, unread: [...unread], isWide, marked: readThemeExtension(mark) };
};

/** The same for JSON text whose references may point to other files; null if it is not a JSON object. */
export const readTokens = (text: string, fileName: string, others: readonly string[]): FileColors | null => {
  const data = parsedRecord(text);
  return (
    data &&
    readTokenData(
      data,
      fileName,
      others.map(parsedRecord).filter((other) => other !== null),
    )
  );
};
