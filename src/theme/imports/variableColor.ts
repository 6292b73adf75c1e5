import { anyOf, COLOR_FUNCTIONS, COMPUTED_FUNCTIONS } from '../../palette/colorFunctions';
import type { ThemeMode } from '../theme';
import { readOpacity, type SeenColor } from './seenColor';

/** Maximum depth of variables that refer to each other. */
const DEPTH_MAX = 8;
/** Longer values are no colors; this also bounds the expansion of variables. */
const LONGEST = 300;

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
const ALPHA = `(?:\\s*[/,]\\s*${NUMBER}%?)?`;
const GAP = '[\\s,]\\s*';
/** Channels without a function, as Tailwind 3 and daisyUI have them in variables to add an opacity. */
const CHANNELS: readonly (readonly [string, RegExp])[] = [
  ['hsl', new RegExp(`^${NUMBER}(?:deg)?${GAP}${NUMBER}%${GAP}${NUMBER}%${ALPHA}$`)],
  ['rgb', new RegExp(`^\\d{1,3}${GAP}\\d{1,3}${GAP}\\d{1,3}${ALPHA}$`)],
  ['oklch', new RegExp(`^${NUMBER}%\\s+${NUMBER}\\s+${NUMBER}${ALPHA}$`)],
];
/** In a style sheet, hex has '#'. */
const BARE_HEX = /^[0-9a-f]+$/i;
/** Invisible colors are not reported as missing. */
const INVISIBLE = /^(?:transparent|currentcolor|#[0-9a-f]{3}0|#[0-9a-f]{6}00)$/i;
const LOOKS_COLORED = new RegExp(
  String.raw`^(?:#|${anyOf(COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, ['light-dark'])}\()`,
  'i',
);

/** The two arguments of light-dark(). */
const splitPair = (inner: string): [string, string] | null => {
  let depth = 0;
  for (let i = 0; i < inner.length; i++) {
    if (inner[i] === '(') depth++;
    if (inner[i] === ')') depth--;
    if (inner[i] === ',' && depth === 0) return [inner.slice(0, i).trim(), inner.slice(i + 1).trim()];
  }
  return null;
};

/** Values of variables by name, without dashes. */
export type Values = ReadonlyMap<string, string>;

const WHOLE = /^var\(\s*--([\w-]+)\s*(?:,([^]*))?\)$/;
const SASS = /^\$([\w-]+)$/;
const WITHIN = /var\(\s*--([\w-]+)\s*\)/g;

/** Resolves variables and light-dark() in a value for a mode. */
export const resolveValue = (value: string, mode: ThemeMode, values: Values, depth = 0): string => {
  if (depth > DEPTH_MAX) return value;
  const whole = WHOLE.exec(value);
  const name = whole?.[1] ?? SASS.exec(value)?.[1];
  if (name !== undefined)
    return resolveValue(values.get(name) ?? whole?.[2]?.trim() ?? '', mode, values, depth + 1);
  const pair = value.startsWith('light-dark(') ? splitPair(value.slice('light-dark('.length, -1)) : null;
  if (pair) return resolveValue(pair[mode === 'light' ? 0 : 1], mode, values, depth + 1);
  if (value.length > LONGEST || !value.includes('var(')) return value;
  // Variables within a function: 'hsl(var(--primary) / 0.5)'.
  const next = value.replaceAll(WITHIN, (own, inner: string) => values.get(inner) ?? own);
  return next === value ? value : resolveValue(next, mode, values, depth + 1);
};

/** The color of a resolved value; null for none. */
export const colorOfValue = (text: string): SeenColor | null => {
  if (BARE_HEX.test(text)) return null;
  const value = text.replace(/\s*\/\s*<alpha-value>/, '');
  const space = CHANNELS.find(([, channels]) => channels.test(value))?.[0];
  return readOpacity(space === undefined ? value : `${space}(${value})`);
};

/** Whether a value that was not read as a color was meant as one. */
export const looksColored = (value: string): boolean => LOOKS_COLORED.test(value) && !INVISIBLE.test(value);
