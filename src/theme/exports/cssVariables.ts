import { formatHex } from '../../color/format';
import { kebab, primitiveId } from './names';
import { markComment } from './themeMark';
import { themeTokens, type ThemeTokens } from './themeTokens';
import { wideByClass, wideByMedia, wideByScheme, type WideValue } from './wideRules';
import type { Theme, ThemeMode } from '../theme';

const hex = (color: Parameters<typeof formatHex>[0]): string => formatHex(color).toLowerCase();

const PURE_LINES = ['  --white: #ffffff;', '  --black: #000000;'];

/** The declarations of one mode. */
const declarations = ({ primitives, roles }: ThemeTokens, mode: ThemeMode): string[] => [
  ...primitives.map((one) => `  --${primitiveId(one)}: ${hex(one[mode])};`),
  ...roles.map(({ role, [mode]: alias }) => `  --${kebab(role)}: var(--${primitiveId(alias)});`),
];

/** Only steps: roles refer to them and follow. */
const wideValues = ({ primitives }: ThemeTokens): WideValue[] =>
  primitives.map((one) => ({
    name: `--${primitiveId(one)}`,
    fallback: { light: hex(one.light), dark: hex(one.dark) },
    wide: one.wide,
  }));

const rule = (selector: string, lines: readonly string[]): string =>
  [`${selector} {`, ...lines, '}'].join('\n');

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** One set of variables with light-dark(); the browser chooses by `color-scheme`. */
export const lightDarkCss = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const { primitives, roles } = tokens;
  const both = (light: string, dark: string): string =>
    light === dark ? light : `light-dark(${light}, ${dark})`;
  const root = rule(':root', [
    '  color-scheme: light dark;',
    ...PURE_LINES,
    ...primitives.map((one) => `  --${primitiveId(one)}: ${both(hex(one.light), hex(one.dark))};`),
    ...roles.map(
      ({ role, light, dark }) =>
        `  --${kebab(role)}: ${both(`var(--${primitiveId(light)})`, `var(--${primitiveId(dark)})`)};`,
    ),
  ]);
  return [markComment(theme), root, ...wideByScheme(wideValues(tokens)), ''].join('\n');
};

/** Dark when the system is. */
export const mediaCss = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const dark = rule(':root', ['  color-scheme: dark;', ...declarations(tokens, 'dark')]);
  return [
    markComment(theme),
    rule(':root', ['  color-scheme: light;', ...PURE_LINES, ...declarations(tokens, 'light')]),
    '',
    '@media (prefers-color-scheme: dark) {',
    indented(dark),
    '}',
    ...wideByMedia(wideValues(tokens)),
    '',
  ].join('\n');
};

/** Dark inside of `.dark`. */
export const classCss = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  return [
    markComment(theme),
    rule(':root', ['  color-scheme: light;', ...PURE_LINES, ...declarations(tokens, 'light')]),
    '',
    rule('.dark', ['  color-scheme: dark;', ...declarations(tokens, 'dark')]),
    ...wideByClass(wideValues(tokens)),
    '',
  ].join('\n');
};
