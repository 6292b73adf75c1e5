import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import { readMarkComment } from '../exports/themeMark';
import type { ThemeMode } from '../theme';
import type { FileColors, NamedColor } from './namedColors';

type Declaration = { readonly name: string; readonly value: string; readonly mode: ThemeMode };

const DARK = /\.dark\b|prefers-color-scheme:\s*dark|\[data-(?:theme|mode|color-scheme)=["']?dark/i;
/** Names for Tailwind, each a reference to a variable that is there too. */
const INLINE = /^@theme\s+inline/;
/** For wide screens alone: a theme keeps what holds on every one. */
const WIDE = /color-gamut:\s*(?:p3|rec2020)/i;
/** One that is not closed goes on to the end. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const VARIABLE = /^--([\w-]+)\s*:\s*([^]*)$/;

type Rule = { readonly isPassedOver: boolean; readonly mode: ThemeMode };

const NO_RULE: Rule = { isPassedOver: false, mode: 'light' };

const ruleWithin = ({ isPassedOver, mode }: Rule, prelude: string): Rule => ({
  isPassedOver: isPassedOver || INLINE.test(prelude) || WIDE.test(prelude),
  mode: mode === 'dark' || DARK.test(prelude) ? 'dark' : 'light',
});

/** Custom properties with the mode of the rules that they stand in. */
const readDeclarations = (css: string): Declaration[] => {
  const found: Declaration[] = [];
  /** The rules that are open, each with what those around it say. */
  const open: Rule[] = [];
  let start = 0;
  const take = (end: number): void => {
    const match = VARIABLE.exec(css.slice(start, end).trim());
    const { isPassedOver, mode } = open.at(-1) ?? NO_RULE;
    if (match && !isPassedOver) {
      const [, name = '', value = ''] = match;
      found.push({ name, value: value.trim(), mode });
    }
    start = end + 1;
  };
  for (let i = 0; i < css.length; i++) {
    const letter = css[i];
    if (letter === '{') {
      open.push(ruleWithin(open.at(-1) ?? NO_RULE, css.slice(start, i).trim()));
      start = i + 1;
    } else if (letter === '}') {
      take(i);
      open.pop();
    } else if (letter === ';') take(i);
  }
  return found;
};

/** The two sides of light-dark(). */
const splitPair = (inner: string): [string, string] | null => {
  let depth = 0;
  for (let i = 0; i < inner.length; i++) {
    if (inner[i] === '(') depth++;
    if (inner[i] === ')') depth--;
    if (inner[i] === ',' && depth === 0) return [inner.slice(0, i).trim(), inner.slice(i + 1).trim()];
  }
  return null;
};

/** As deep as variables stand for each other anywhere. */
const DEPTH_MAX = 8;
/** '222.2 84% 4.9%', as shadcn/ui had it before Tailwind 4. */
const HSL_CHANNELS = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;
const RGB_CHANNELS = /^\d{1,3}\s+\d{1,3}\s+\d{1,3}$/;
const LOOKS_COLORED = /^(?:#|rgb|hsl|hwb|lab|lch|oklab|oklch|color)/i;

type Values = ReadonlyMap<string, string>;

const resolve = (value: string, mode: ThemeMode, values: Values, depth = 0): string => {
  if (depth > DEPTH_MAX) return value;
  const reference = /^var\(\s*--([\w-]+)\s*(?:,[^]*)?\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolve(values.get(reference) ?? '', mode, values, depth + 1);
  const pair = value.startsWith('light-dark(') ? splitPair(value.slice('light-dark('.length, -1)) : null;
  return pair ? resolve(pair[mode === 'light' ? 0 : 1], mode, values, depth + 1) : value;
};

const readColor = (text: string): Color | null => {
  if (HSL_CHANNELS.test(text)) return parseCssColor(`hsl(${text})`)?.color ?? null;
  if (RGB_CHANNELS.test(text)) return parseCssColor(`rgb(${text})`)?.color ?? null;
  return parseCssColor(text)?.color ?? null;
};

/** Custom properties of `:root` and `.dark`, of media queries and of light-dark(). Never throws. */
export const readStylesheet = (text: string): FileColors => {
  const declarations = readDeclarations(text.replaceAll(COMMENT, ''));
  const unread = new Set<string>();
  const colorsOf = (mode: ThemeMode): NamedColor[] => {
    const own = declarations.filter((one) => one.mode === 'light' || mode === 'dark');
    const values = new Map(own.map(({ name, value }) => [name, value]));
    return [...values].flatMap(([name, value]) => {
      const resolved = resolve(value, mode, values);
      const color = readColor(resolved);
      if (!color && LOOKS_COLORED.test(resolved)) unread.add(`--${name}`);
      return color ? [{ path: [name], color }] : [];
    });
  };
  const hasDark = declarations.some(({ mode, value }) => mode === 'dark' || value.includes('light-dark('));
  return {
    colors: { light: colorsOf('light'), dark: hasDark ? colorsOf('dark') : [] },
    unread: [...unread],
    isWide: WIDE.test(text),
    marked: readMarkComment(text),
  };
};
