import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { markComment } from './themeMark';
import { themeTokens, type ThemeTokens } from './themeTokens';
import { wideByClass, type WideValue } from './wideRules';

const hex = (color: Color): string => formatHex(color).toLowerCase();

const wideValues = ({ primitives }: ThemeTokens): WideValue[] =>
  primitives.map((one) => ({
    name: `--color-${primitiveId(one)}`,
    fallback: { light: hex(one.light), dark: hex(one.dark) },
    wide: one.wide,
  }));

const lines = (tokens: ThemeTokens, mode: ThemeMode): string[] => [
  ...tokens.primitives.map((one) => `  --color-${primitiveId(one)}: ${hex(one[mode])};`),
  ...tokens.roles.map(
    ({ role, [mode]: alias }) => `  --color-${kebab(role)}: var(--color-${primitiveId(alias)});`,
  ),
];

/** The Tailwind 4 theme, dark inside of `.dark`: utilities such as `bg-primary` and `text-teal-600`. */
export const tailwind4Css = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  return [
    markComment(theme),
    '@custom-variant dark (&:where(.dark, .dark *));',
    '',
    '@theme static {',
    '  --color-white: #ffffff;',
    '  --color-black: #000000;',
    ...lines(tokens, 'light'),
    '}',
    '',
    '.dark {',
    ...lines(tokens, 'dark'),
    '}',
    // Unlayered, so that they override `@theme`, which is in a layer.
    ...wideByClass(wideValues(tokens)),
    '',
  ].join('\n');
};

const channels = ({ rgb: { r, g, b } }: Color): string => `${r} ${g} ${b}`;

/** Variables of plain channels, so that Tailwind 3 can give each color an opacity. */
export const tailwind3Css = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const rules = (mode: ThemeMode): string[] => [
    ...tokens.primitives.map((one) => `  --${primitiveId(one)}: ${channels(one[mode])};`),
    ...tokens.roles.map(({ role, [mode]: alias }) => `  --${kebab(role)}: var(--${primitiveId(alias)});`),
  ];
  return [
    markComment(theme),
    ':root {',
    '  --white: 255 255 255;',
    '  --black: 0 0 0;',
    ...rules('light'),
    '}',
    '',
    '.dark {',
    ...rules('dark'),
    '}',
    '',
  ].join('\n');
};

/** The configuration that goes with those variables. */
export const tailwind3Config = (theme: Theme): string => {
  const { primitives, roles } = themeTokens(theme);
  const scales = [...new Set(primitives.map(({ scale }) => scale))];
  const isRole = (name: string): boolean => roles.some(({ role }) => kebab(role) === name);
  const value = (name: string): string => `'rgb(var(--${name}) / <alpha-value>)'`;
  return [
    '/** @type {import("tailwindcss").Config} */',
    'export default {',
    "  darkMode: 'class',",
    '  theme: {',
    '    extend: {',
    '      colors: {',
    ...scales.flatMap((scale) => [
      `        '${scale}': {`,
      // A status role and its scale share a name; the role is the scale's own color.
      ...(isRole(scale) ? [`          DEFAULT: ${value(scale)},`] : []),
      ...primitives
        .filter((one) => one.scale === scale)
        .map((one) => `          '${one.key.toLowerCase()}': ${value(primitiveId(one))},`),
      '        },',
    ]),
    ...roles
      .map(({ role }) => kebab(role))
      .filter((name) => !scales.includes(name))
      .map((name) => `        '${name}': ${value(name)},`),
    '      },',
    '    },',
    '  },',
    '};',
    '',
  ].join('\n');
};
