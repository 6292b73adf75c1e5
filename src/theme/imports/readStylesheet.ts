import { readMarkComment } from '../exports/themeMark';
import type { ThemeMode } from '../theme';
import { readDeclarations, type Declaration } from './cssRules';
import { modeOf } from './flattenTokens';
import type { FileColors, NamedColor } from './namedColors';
import { roleOfName } from './roleNames';
import { WIDE } from './rulePlace';
import { colorOfValue, looksColored, resolveValue, type Values } from './variableColor';

/** Suffix of a variable that repeats a color's channels. */
const CHANNELS_OF = /-?(?:rgb|hsl|channels?)$/i;
const LENGTH = /^-?[\d.]+[a-z%]*$/i;

type Sheet = { readonly name: string; readonly text: string };

type Read = { readonly colors: readonly NamedColor[]; readonly unread: readonly string[] };

/** The variables of a mode: declarations for the mode override those for both. */
const valuesOf = (declarations: readonly Declaration[], mode: ThemeMode): Values =>
  new Map(
    [null, mode].flatMap((one) =>
      declarations
        .filter(({ place }) => place.mode === one)
        .map(({ name, value }): [string, string] => [name, value]),
    ),
  );

const readMode = (declarations: readonly Declaration[], mode: ThemeMode): Read => {
  const values = valuesOf(declarations, mode);
  const unread: string[] = [];
  const colors = [...values].flatMap(([name, value]): NamedColor[] => {
    const base = name.replace(CHANNELS_OF, '');
    if (base !== name && values.has(base)) return [];
    const resolved = resolveValue(value, mode, values);
    const seen = colorOfValue(resolved);
    if (seen) return [{ path: [name], ...seen }];
    if (looksColored(resolved) || (roleOfName([name]) !== null && !LENGTH.test(resolved)))
      unread.push(`--${name}`);
    return [];
  });
  return { colors, unread };
};

/** Whether there is a dark mode: rules for it, or rules for light that override general ones. */
const hasDark = (declarations: readonly Declaration[]): boolean => {
  const both = new Set(declarations.flatMap(({ name, place }) => (place.mode === null ? [name] : [])));
  return declarations.some(
    ({ name, value, place: { mode } }) =>
      mode === 'dark' || (mode === 'light' && both.has(name)) || value.includes('light-dark('),
  );
};

const readModes = (declarations: readonly Declaration[]): Readonly<Record<ThemeMode, Read>> => ({
  light: readMode(declarations, 'light'),
  dark: hasDark(declarations) ? readMode(declarations, 'dark') : { colors: [], unread: [] },
});

const hasRole = ({ light, dark }: Readonly<Record<ThemeMode, Read>>): boolean =>
  [...light.colors, ...dark.colors].some(({ path }) => roleOfName(path) !== null);

/** Declarations that give a variable another value than an earlier theme did. */
const saidBefore = (declarations: readonly Declaration[]): Declaration[] => {
  const first = new Map<string, string>();
  return declarations.filter(({ name, value, place: { mode } }) => {
    const key = `${mode} ${name}`;
    const before = first.get(key) ?? value;
    first.set(key, before);
    return before !== value;
  });
};

/** A sheet named after a mode is for that mode, unless its rules state modes themselves. */
const declarationsOf = ({ name, text }: Sheet): Declaration[] => {
  const declarations = readDeclarations(text);
  const mode = modeOf(name);
  return mode === null || declarations.some(({ place }) => place.mode !== null)
    ? declarations
    : declarations.map(({ name: own, value, place }) => ({
        name: own,
        value,
        place: Object.assign({}, place, { mode }),
      }));
};

/**
 * The custom properties of the page: in `:root` and `.dark`, media queries and light-dark(). Those for parts of the
 * page and other themes count only if the page itself gives no role a color; then the first of each name wins. Never
 * throws.
 */
export const readStylesheets = (sheets: readonly Sheet[]): FileColors => {
  const declarations = sheets.flatMap(declarationsOf);
  const ofPage = declarations.filter(({ place }) => !place.isApart);
  const apart = declarations.filter(({ place }) => place.isApart);
  const page = readModes(ofPage);
  const isPage = apart.length === 0 || hasRole(page);
  const { light, dark } = isPage ? page : readModes([...apart.toReversed(), ...ofPage]);
  const passedOver = (isPage ? apart : saidBefore(apart))
    .filter(({ value }) => colorOfValue(value))
    .map(({ place }) => place.selector);
  return {
    colors: { light: light.colors, dark: dark.colors },
    unread: [...new Set([...light.unread, ...dark.unread, ...passedOver])],
    isWide: sheets.some(({ text }) => WIDE.test(text)),
    marked: sheets.map(({ text }) => readMarkComment(text)).find((mark) => mark !== null) ?? null,
  };
};

/** The same for a single unnamed sheet. */
export const readStylesheet = (text: string): FileColors => readStylesheets([{ name: '', text }]);
