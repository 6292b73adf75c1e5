import { formatWide } from '../../color/formatCss';
import type { P3 } from '../../color/types';
import type { ThemeMode } from '../theme';

/** A variable with a color in each mode that may have a wide one, and the fallback in the notation of its format. */
export type WideValue = {
  /** The variable with its dashes. */
  readonly name: string;
  readonly fallback: Readonly<Record<ThemeMode, string>>;
  readonly wide: Readonly<Record<ThemeMode, P3 | null>>;
};

/** Whether there is a wide color in either mode. */
export const hasWide = ({ wide }: WideValue): boolean => wide.light !== null || wide.dark !== null;

/** The value in a mode on wide screens. */
export const wideText = ({ fallback, wide }: WideValue, mode: ThemeMode): string => {
  const color = wide[mode];
  return color ? formatWide(color) : fallback[mode];
};

export const WIDE_SCREENS = '@media (color-gamut: p3)';

const block = (selector: string, lines: readonly string[], indent: string): string[] =>
  lines.length === 0
    ? []
    : [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`];

const around = (query: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${query} {`, ...lines, '}'];

/**
 * Rules for wide screens, light or dark by a class. A variable that is wide in one mode is declared for both: these
 * rules follow those of the modes and would otherwise apply to both. Empty for an sRGB theme.
 */
export const wideByClass = (values: readonly WideValue[]): string[] => {
  const wides = values.filter(hasWide);
  const lines = (mode: ThemeMode): string[] => wides.map((one) => `${one.name}: ${wideText(one, mode)};`);
  return around(WIDE_SCREENS, [
    ...block(':root', lines('light'), '  '),
    ...(wides.length === 0 ? [] : ['']),
    ...block('.dark', lines('dark'), '  '),
  ]);
};

/** The same, light or dark by the system. */
export const wideByMedia = (values: readonly WideValue[]): string[] => {
  const wides = values.filter(hasWide);
  const lines = (mode: ThemeMode): string[] => wides.map((one) => `${one.name}: ${wideText(one, mode)};`);
  return [
    ...around(WIDE_SCREENS, block(':root', lines('light'), '  ')),
    ...around(`${WIDE_SCREENS} and (prefers-color-scheme: dark)`, block(':root', lines('dark'), '  ')),
  ];
};

/** The same, both in one value. */
export const wideByScheme = (values: readonly WideValue[]): string[] =>
  around(
    WIDE_SCREENS,
    block(
      ':root',
      values
        .filter(hasWide)
        .map((one) => `${one.name}: light-dark(${wideText(one, 'light')}, ${wideText(one, 'dark')});`),
      '  ',
    ),
  );
