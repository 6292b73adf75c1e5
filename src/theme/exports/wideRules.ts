import { formatWide } from '../../color/formatCss';
import type { P3 } from '../../color/types';
import type { ThemeMode } from '../theme';

/** Something with a color in each mode that may have a wide one beside it, and the fallback as its format writes it. */
export type WideValue = {
  /** The variable with its dashes. */
  readonly name: string;
  readonly fallback: Readonly<Record<ThemeMode, string>>;
  readonly wide: Readonly<Record<ThemeMode, P3 | null>>;
};

/** Whether there is a wide color in either mode. */
export const hasWide = ({ wide }: WideValue): boolean => wide.light !== null || wide.dark !== null;

/** The value of a mode on wide screens. */
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
 * Where screens are wide, the wide colors in place of the others, light or dark by a class. What is wide in one mode is
 * said in both: these rules come after those of the modes and would hold in both. No line for a theme of sRGB.
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
