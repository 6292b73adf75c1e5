import type { ProblemReason } from '../../../domain/importMessages';
import { anyOf, COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS } from '../../colorFunctions';
import { createCollector, type Collector, type Found } from '../found';
import { isHexWord } from '../hexWords';
import { isIdKey } from '../idKeys';
import { alphaPlaceOf } from '../values/alphaPlace';
import type { AlphaPlace } from '../values/alphaPlace';
import { PALETTE_EXTENSION, TOKENS_SCHEMA } from './designTokens';
import { extended } from './extend';
import { DEPTH_MAX, isObject, isTransparent, ownColor, valueColor, type JsonObject } from './jsonColor';
import { gradientStops } from './gradientStops';
import { mapPoints } from './mapPoints';
import { referenceOf, valueAt } from './reference';

/** Limits groups that extend each other, which would grow without end. */
const EXTENSIONS_MAX = 1000;

const NAME_KEYS = ['name', 'label', 'title'];

/** Keys that are no part of the names below them. */
const PLAIN_KEYS = /^(?:colors?|palette|swatches|variables|valuesByMode|resolvedValuesByMode)$/i;

/** A word: 'tan' is a color in a list of colors, but not wherever a word may occur. */
const WORD = /^(?![0-9a-f]{6}$)[a-z]+$/i;

/** '{ "#0D9488": "Teal" }' has its names behind its colors. */
const HEX_KEY = /^#[0-9a-f]{6}$/i;

/** Eight digits without '#'. */
const DATE = /^\d{8}$/;
const BARE = /^[0-9a-f]{6,8}$/i;

/** How a string begins that was meant as a color: one that no reader could read is reported. */
const COLOR_LIKE = new RegExp(
  String.raw`^(?:#|${anyOf(COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS)}\()`,
  'i',
);

/** Whether a token refers to a color that its file lacks, both at the top and in each of its sets. */
const isElsewhere = (value: unknown, root: unknown): value is string => {
  const keys = typeof value === 'string' ? referenceOf(value) : null;
  if (!keys || !isObject(root)) return false;
  const sets = [root, ...Object.values(root).filter(isObject)];
  return sets.every((set) => valueAt(set, keys) === undefined);
};

/** Whether a Tokens Studio token makes its value darker, lighter or mixed; opacity is dropped anyway. */
const isModified = ({ $extensions: extensions }: JsonObject): boolean => {
  const studio = isObject(extensions) ? extensions['studio.tokens'] : null;
  const modify = isObject(studio) ? studio['modify'] : null;
  return isObject(modify) && typeof modify['type'] === 'string' && modify['type'] !== 'alpha';
};

/** Keys under which an object that is a palette has its colors. */
const COLORS_KEYS = ['colors', 'palette', 'swatches'];

/** Levels down to a token: the file, its group, a scale, the token. */
const HEX_TOKEN_DEPTH = 4;

/** The keys of our own token files. A file with more keys describes more than a palette. */
const OWN_TOKENS_KEYS = '$schema $description color';

/** The palette's name in the first token of our hex tokens; it is one level deeper in a scale. */
const extensionTitle = (value: unknown): unknown => {
  let first = value;
  for (let depth = 0; depth < HEX_TOKEN_DEPTH && isObject(first); depth++) {
    const extensions = first['$extensions'];
    if (isObject(extensions)) return extensions[PALETTE_EXTENSION];
    first = Object.values(first)[0];
  }
  return null;
};

const isOwnTokensFile = (root: JsonObject): boolean =>
  Object.keys(root).join(' ') === OWN_TOKENS_KEYS && root['$schema'] === TOKENS_SCHEMA;

/** Whether descriptions of tokens are color names, as in both dialects of our own token files. */
const isDescribedByName = (root: unknown): boolean =>
  isObject(root) && (isOwnTokensFile(root) || typeof extensionTitle(root) === 'string');

/** The palette's name; null where the file has none. */
const titleOf = (root: unknown): string | null => {
  if (!isObject(root)) return null;
  const isOwn = isOwnTokensFile(root);
  const isNamed = COLORS_KEYS.some((key) => typeof root[key] === 'object' && root[key] !== null);
  const keys = isOwn ? ['$description'] : isNamed ? NAME_KEYS : [];
  const titles = [...keys.map((key) => root[key]), extensionTitle(root)];
  return titles.find((value) => typeof value === 'string') ?? null;
};

const createWalker = (
  text: string,
  root: unknown,
  alpha: AlphaPlace,
  { addColor, addProblem, isFull }: Collector,
) => {
  // The parser does not keep line numbers. Values come in the order of the text, so the search continues from the last
  // one.
  let at = 0;
  let line = 1;
  const report = (value: string, reason?: ProblemReason): void => {
    const next = text.indexOf(JSON.stringify(value), at);
    if (next >= 0) {
      line += text.slice(at, next).split('\n').length - 1;
      at = next;
    }
    addProblem(
      line,
      value,
      reason ?? (/[({]\s*(?:from|var|in)\b|var\(/.test(value) ? 'computed' : undefined),
    );
  };

  const walk = (value: unknown, name: string | null, isListed: boolean, depth: number): void => {
    if (depth > DEPTH_MAX || isFull()) return;
    if (typeof value === 'string') {
      const key = name?.split(' ').at(-1) ?? '';
      const isOther =
        WORD.test(value) || isHexWord(value) || DATE.test(value) || (isIdKey(key) && BARE.test(value));
      const color = isListed || !isOther ? valueColor(value, alpha) : null;
      if (color) addColor(color, name);
      else if (COLOR_LIKE.test(value) && !isTransparent(value, alpha)) report(value);
    } else if (Array.isArray(value)) {
      const color = valueColor(value, alpha);
      const stops = gradientStops(value);
      if (color) addColor(color, name);
      else if (stops) for (const stop of stops) addColor(stop);
      else for (const item of value) walk(item, name, true, depth + 1);
    } else if (isObject(value)) walkObject(value, name, depth);
  };

  /** Values of modes are all named after their variable. */
  const walkModes = (modes: JsonObject, name: string | null, depth: number): void => {
    for (const value of Object.values(modes)) walk(value, name, true, depth + 1);
  };

  const isDescribed = isDescribedByName(root);
  let extensions = 0;
  const withBase = (own: JsonObject): JsonObject =>
    '$extends' in own && isObject(root) && ++extensions <= EXTENSIONS_MAX ? extended(own, root) : own;

  /** A list holds many colors, unless it is the whole value of a token, or the only paint of a style. */
  const listName = (list: readonly unknown[], key: string, name: string | null, label: unknown) => {
    if (key === '$value') return name;
    return list.length === 1 && isObject(list[0]) && typeof label === 'string' ? label : null;
  };

  const walkObject = (own: JsonObject, name: string | null, depth: number): void => {
    const object = withBase(own);
    const value = object['$value'] ?? object['value'];
    if (isTransparent(value ?? object, alpha)) return;
    if (isModified(object) && typeof value === 'string') {
      report(value, 'computed');
      return;
    }
    const color = ownColor(object, alpha);
    const labels = NAME_KEYS.map((key) => object[key]);
    const label = [isDescribed ? object['$description'] : null, ...labels].find(
      (entry) => typeof entry === 'string',
    );
    if (color) {
      addColor(color, typeof label === 'string' ? label : name);
      return;
    }
    if ((object['$type'] ?? object['type']) === 'color' && isElsewhere(value, root)) {
      report(value, 'elsewhere');
      return;
    }
    const modes = object['valuesByMode'];
    if (isObject(modes)) {
      walkModes(modes, typeof label === 'string' ? label : name, depth);
      return;
    }
    for (const [key, child] of Object.entries(object)) {
      // '$value' may hold colors deeper down, as shadows do; other keys with '$' describe the file.
      const isName = typeof child === 'string' && NAME_KEYS.includes(key);
      if (isName || (key.startsWith('$') && key !== '$value' && key !== '$root')) continue;
      if (typeof child === 'string' && HEX_KEY.test(key) && !COLOR_LIKE.test(child)) {
        const named = valueColor(key, alpha);
        if (named) addColor(named, child);
        continue;
      }
      const points = mapPoints(key, child);
      if (points) {
        for (const point of points) addColor(point);
        continue;
      }
      // Shifts of hue, saturation and lightness in themes of Chrome.
      if (key === 'tints' && isObject(child) && Object.values(child).every(Array.isArray)) continue;
      const isPlain = name === null || PLAIN_KEYS.test(name);
      const isOwn = key === 'DEFAULT' || key === '$root' || key === '$value';
      const isOfLabel = (key === 'settings' || key === 'value') && typeof label === 'string';
      const path = isOfLabel ? label : isOwn && name !== null ? name : isPlain ? key : `${name} ${key}`;
      // Three channels in an array are one color; a single letter, as in Lottie animations, is no name for it.
      const isList = Array.isArray(child) && (key.length === 1 || valueColor(child, alpha) === null);
      walk(child, isList ? listName(child, key, name, label) : path, false, depth + 1);
    }
  };
  return walk;
};

/** Lists, maps and records of colors, design tokens, theme files. Null if the text is not JSON. */
export const parseJson = (text: string): Found | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const collector = createCollector();
  createWalker(text, value, alphaPlaceOf(text), collector)(value, null, true, 0);
  return collector.found('JSON', titleOf(value));
};
