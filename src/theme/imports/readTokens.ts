import { own } from '../../palette/foreignValue';
import { anyOf, COLOR_FUNCTIONS } from '../../palette/colorFunctions';
import { readThemeExtension, THEME_EXTENSION } from '../exports/themeMark';
import { type ThemeMode } from '../theme';
import { flattenTokens, modeOf, type Token } from './flattenTokens';
import { parsedRecord, type JsonRecord } from './jsonRecord';
import { materialSchemes } from './materialJson';
import type { FileColors, NamedColor } from './namedColors';
import { figmaTokens } from './readFigma';
import { colorOfToken, type Lookup } from './tokenColor';

/** Where Figma keeps what the mode of a file is called. */
const FIGMA_MODE = 'com.figma.modeName';
/** Groups that references leave out, or begin with. */
const COLORS = /^colors?$/;
const LOOKS_COLORED = new RegExp(String.raw`^(?:[{#]|${anyOf(COLOR_FUNCTIONS)}\()`, 'i');

/** Whether the groups at the top are sets, as in Penpot and Tokens Studio: references do not name their set. */
const hasSets = (data: JsonRecord): boolean => '$themes' in data || '$metadata' in data;

/** Values by what references call them: the path with the modes in it, without them, and from the group of colors on. */
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

/** Looks up within the mode first, then as it is written, then in the sets. */
const lookUpIn =
  (values: ReadonlyMap<string, unknown>, mode: ThemeMode, sets: readonly string[]): Lookup =>
  (target) =>
    [`${mode}.${target}`, target, ...sets.map((set) => `${set}.${target}`)]
      .map((path) => values.get(path))
      .find((value) => value !== undefined);

/**
 * Design tokens and other objects of colors: of the mode that the file's name says or, where it says none, Figma's name of
 * the mode or that groups and values are called by. What no mode is said of holds for both where the file has both, else
 * for the light one. Null of an object that only points to other files. Never throws.
 */
export const readTokenData = (
  data: JsonRecord,
  fileName: string,
  others: readonly JsonRecord[] = [],
): FileColors | null => {
  if ('resolutionOrder' in data) return null;
  const material = materialSchemes(data);
  const tokens = figmaTokens(data) ?? flattenTokens(material?.schemes ?? data);
  // A file's own tokens go before those of the others.
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
  // What is said of a mode goes before what holds for both.
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

/** The same of a text of JSON, whose references may lead to others; null where it is none. */
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
