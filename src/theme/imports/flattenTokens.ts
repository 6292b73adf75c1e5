import { anyOf, COLOR_FUNCTIONS } from '../../palette/colorFunctions';
import { own } from '../../palette/foreignValue';
import { THEME_MODES, type ThemeMode } from '../theme';
import { isRecord, type JsonRecord } from '../../domain/jsonRecord';

export type Token = {
  readonly path: readonly string[];
  readonly value: unknown;
  /** null if unspecified. */
  readonly mode: ThemeMode | null;
  /** Whether it is declared as a color, or can be nothing else. */
  readonly isColor: boolean;
};

/** Maximum nesting of groups; a file with more is no token file. */
export const DEPTH_MAX = 12;

/** The mode in a part of a path or a file name; null for none. */
export const modeOf = (text: string): ThemeMode | null =>
  THEME_MODES.find((mode) => new RegExp(`(?:^|[^a-z])${mode}(?:[^a-z]|$)`, 'i').test(text)) ?? null;

/** A plain color, in files without tokens, where a word could mean anything. */
const PLAIN_COLOR = new RegExp(
  String.raw`^(?:#[0-9a-f]{3,8}|${anyOf(COLOR_FUNCTIONS)}\([^]*\)|white|black)$`,
  'i',
);
/** A CSS variable, whose color is in a style sheet. */
const VARIABLE = /\bvar\(/;
/** Keys of a value's colors by mode, as in Panda and Chakra; null for both modes. */
const CONDITIONS: ReadonlyMap<string, ThemeMode | null> = new Map([
  ['base', null],
  ['default', null],
  ['DEFAULT', null],
  ['_light', 'light'],
  ['light', 'light'],
  ['_dark', 'dark'],
  ['dark', 'dark'],
]);
/** Keys of modes: with any other key beside them they are light and dark shades of a color. */
const PAIRED = /^(?:[Ll]ight|[Dd]ark|default)$/;

type Said = { readonly mode: ThemeMode | null; readonly value: unknown };

/** The values of a token by mode if it has one for each; otherwise its single value. */
const conditions = (value: unknown): Said[] => {
  if (!isRecord(value)) return [{ mode: null, value }];
  const said = Object.entries(value).flatMap(([key, one]): Said[] => {
    const mode = CONDITIONS.get(key);
    return mode === undefined ? [] : [{ mode, value: one }];
  });
  return said.length > 0 ? said : [{ mode: null, value }];
};

/** Values by mode in the extensions of a token. */
const extensionModes = (extensions: unknown): Said[] => {
  if (!isRecord(extensions)) return [];
  const places = [extensions, ...Object.values(extensions).filter(isRecord)];
  const found = places.map((place) => own(place, 'mode') ?? own(place, 'modes')).find(isRecord);
  return Object.entries(found ?? {}).flatMap(([key, value]): Said[] => {
    const mode = modeOf(key);
    return mode ? [{ mode, value: own(value, '$value') ?? value }] : [];
  });
};

/** A color modified by Tokens Studio rules is another color: only an opacity can be expressed in its value. */
const modified = (value: unknown, extensions: unknown): unknown => {
  const modify = own(own(extensions, 'studio.tokens'), 'modify');
  if (modify === undefined) return value;
  const amount = own(modify, 'value');
  const isAlpha = own(modify, 'type') === 'alpha' && /^[\d.]+$/.test(String(amount));
  return isAlpha && typeof value === 'string' ? `rgba(${value}, ${String(amount)})` : null;
};

/** A list as a group keyed by index; a list of groups with a single key each, as daisyUI's themes, as one group. */
const asRecord = (list: readonly unknown[]): JsonRecord => {
  const groups = list.filter(isRecord);
  return groups.length > 1 && groups.every((one) => Object.keys(one).length === 1)
    ? Object.fromEntries(groups.flatMap(Object.entries))
    : Object.fromEntries(list.map((one, i) => [String(i), one]));
};

/** Keys of other themes: groups with the same names as those of the modes. */
const otherThemes = (group: JsonRecord): ReadonlySet<string> => {
  const groups = Object.entries(group).filter((entry): entry is [string, JsonRecord] => isRecord(entry[1]));
  const ofModes = new Set(
    groups.flatMap(([key, child]) => (/^(?:light|dark)$/i.test(key) ? Object.keys(child) : [])),
  );
  const isTheme = (all: readonly string[]): boolean => {
    const keys = all.filter((key) => !key.startsWith('-'));
    const shared = keys.filter((key) => ofModes.has(key)).length;
    return shared >= 2 && shared * 2 >= keys.length;
  };
  return new Set(
    groups.flatMap(([key, child]) => (modeOf(key) === null && isTheme(Object.keys(child)) ? [key] : [])),
  );
};

type Place = { readonly path: readonly string[]; readonly mode: ThemeMode | null; readonly isColor: boolean };

const valueOf = (node: unknown): unknown =>
  own(node, '$value') ?? own(node, 'value') ?? (own(node, '$ref') === undefined ? undefined : node);

/** A node without a value of its own: '_dark' next to 'default', as in Chakra 2. */
const isConditional = (node: JsonRecord): boolean =>
  Object.hasOwn(node, '_dark') || Object.hasOwn(node, '_light');

/** The tokens of a node, one per mode; none if it is a group. */
const ownTokens = (node: JsonRecord, place: Place): Token[] => {
  const value = valueOf(node) ?? (isConditional(node) ? node : undefined);
  if (value === undefined) return [];
  const extensions = own(node, '$extensions');
  const isColor = place.isColor || isConditional(node);
  const said = [...conditions(modified(value, extensions)), ...extensionModes(extensions)];
  return said.map((one) => ({
    path: place.path,
    value: one.value,
    mode: one.mode ?? place.mode,
    isColor: isColor || (said.length > 1 && typeof one.value === 'string'),
  }));
};

/** Whether the keys of a group are modes of one color: with other keys they are shades. */
const arePaired = (group: JsonRecord): boolean => {
  const keys = Object.keys(group);
  return keys.every((key) => PAIRED.test(key)) && keys.some((key) => modeOf(key) === 'dark');
};

const without = (node: JsonRecord, left: string): JsonRecord =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== left));

const isDefaultOfPair = (key: string, group: JsonRecord): boolean => key === 'default' && 'dark' in group;

const typeOf = (node: JsonRecord): unknown => own(node, '$type') ?? own(node, 'type');

/**
 * Tokens of all dialects: `$value` of the standard, the older `value`, plain strings, and values by mode. A group or
 * key that names a mode is not part of the path.
 */
export const flattenTokens = (data: JsonRecord): Token[] => {
  const walk = (group: JsonRecord, outer: Place, isWithin: boolean): Token[] => {
    if (outer.path.length > DEPTH_MAX) return [];
    const scheme = own(group, 'mode') ?? own(group, 'type');
    const mode = scheme === 'dark' || scheme === 'light' ? scheme : outer.mode;
    const type = own(group, '$type');
    const isColor = type === undefined ? outer.isColor : type === 'color';
    const themes = otherThemes(group);
    return Object.entries(group).flatMap(([key, child]): Token[] => {
      if (key.startsWith('$') && key !== '$root') return [];
      if (themes.has(key)) return [{ path: [...outer.path, key], mode, value: null, isColor: true }];
      const node = Array.isArray(child) ? asRecord(child) : child;
      const isLeaf = !isRecord(node) || valueOf(node) !== undefined || isConditional(node);
      const named = isLeaf ? (PAIRED.test(key) && arePaired(group) ? modeOf(key) : null) : modeOf(key);
      const isMain = key === '$root' || key === 'DEFAULT' || (isLeaf && isDefaultOfPair(key, group));
      const path = named || isMain ? outer.path : [...outer.path, key];
      const here: Place = { path, mode: named ?? mode, isColor };
      if (!isRecord(node))
        return !isWithin && typeof node === 'string' && PLAIN_COLOR.test(node) && !VARIABLE.test(node)
          ? [{ ...here, value: node }]
          : [];
      const ofType = typeOf(node);
      const tokens = ownTokens(node, {
        ...here,
        isColor: ofType === undefined ? isColor : ofType === 'color',
      });
      if (tokens.length > 0 && isConditional(node)) return tokens;
      const rest = tokens.length === 0 ? node : without(node, 'value');
      return tokens.concat(walk(rest, here, isWithin || tokens.length > 0));
    });
  };
  return walk(data, { path: [], mode: null, isColor: false }, false);
};
