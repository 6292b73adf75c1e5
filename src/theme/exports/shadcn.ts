import { formatOklch } from '../../color/formatCss';
import type { ThemeRole } from '../roles';
import type { Theme, ThemeMode } from '../theme';
import { primitiveId } from './names';
import { markComment } from './themeMark';
import { roleTokenColor, roleTokenWide, themeTokens, type ThemeTokens } from './themeTokens';
import { wideByClass, type WideValue } from './wideRules';

/** Roles that no shadcn/ui component uses, under the names that its theming guide gives new colors. */
const ADDED_VARIABLES: readonly (readonly [string, ThemeRole])[] = [
  ['link', 'link'],
  ['success', 'success'],
  ['success-foreground', 'onSuccess'],
  ['warning', 'warning'],
  ['warning-foreground', 'onWarning'],
  ['info', 'info'],
  ['info-foreground', 'onInfo'],
  ['chart-6', 'chart6'],
  ['chart-7', 'chart7'],
  ['chart-8', 'chart8'],
];

/** The shadcn/ui variables with their roles, followed by those of the other roles. */
export const SHADCN_VARIABLES: readonly (readonly [string, ThemeRole])[] = [
  ['background', 'background'],
  ['foreground', 'text'],
  ['card', 'surface'],
  ['card-foreground', 'text'],
  ['popover', 'raised'],
  ['popover-foreground', 'text'],
  ['primary', 'primary'],
  ['primary-foreground', 'onPrimary'],
  ['secondary', 'secondary'],
  ['secondary-foreground', 'onSecondary'],
  ['muted', 'muted'],
  ['muted-foreground', 'mutedText'],
  ['accent', 'accent'],
  ['accent-foreground', 'onAccent'],
  ['destructive', 'danger'],
  ['destructive-foreground', 'onDanger'],
  ['border', 'border'],
  ['input', 'control'],
  ['ring', 'ring'],
  ['chart-1', 'chart1'],
  ['chart-2', 'chart2'],
  ['chart-3', 'chart3'],
  ['chart-4', 'chart4'],
  ['chart-5', 'chart5'],
  ['sidebar', 'surface'],
  ['sidebar-foreground', 'text'],
  ['sidebar-primary', 'primary'],
  ['sidebar-primary-foreground', 'onPrimary'],
  ['sidebar-accent', 'muted'],
  ['sidebar-accent-foreground', 'text'],
  ['sidebar-border', 'border'],
  ['sidebar-ring', 'ring'],
  ...ADDED_VARIABLES,
];

/** All variables of a mode with their values, those of shadcn/ui first. */
export const shadcnValues = (
  tokens: ThemeTokens,
  mode: ThemeMode,
): readonly (readonly [string, string])[] => [
  ...SHADCN_VARIABLES.flatMap(([name, role]): [string, string][] => {
    const token = tokens.roles.find((one) => one.role === role);
    return token ? [[name, formatOklch(roleTokenColor(tokens, token, mode))]] : [];
  }),
  // Not used by components: for charts of numbers, next to those of series.
  ...tokens.charts.map((one): [string, string] => [primitiveId(one), formatOklch(one[mode])]),
];

const block = (tokens: ThemeTokens, mode: ThemeMode): string[] =>
  shadcnValues(tokens, mode).map(([name, value]) => `  --${name}: ${value};`);

/** The variables with their wide colors. */
export const shadcnWides = (tokens: ThemeTokens): WideValue[] => [
  ...SHADCN_VARIABLES.flatMap(([name, role]): WideValue[] => {
    const token = tokens.roles.find((one) => one.role === role);
    if (!token) return [];
    const fallback = (mode: ThemeMode): string => formatOklch(roleTokenColor(tokens, token, mode));
    const wide = (mode: ThemeMode) => roleTokenWide(tokens, token, mode);
    return [
      {
        name: `--${name}`,
        fallback: { light: fallback('light'), dark: fallback('dark') },
        wide: { light: wide('light'), dark: wide('dark') },
      },
    ];
  }),
  ...tokens.charts.map((one) => ({
    name: `--${primitiveId(one)}`,
    fallback: { light: formatOklch(one.light), dark: formatOklch(one.dark) },
    wide: one.wide,
  })),
];

/** The colors of shadcn/ui for Tailwind 4, to replace those in its globals.css. */
export const shadcnCss = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  return [
    markComment(theme),
    ':root {',
    ...block(tokens, 'light'),
    '}',
    '',
    '.dark {',
    ...block(tokens, 'dark'),
    '}',
    ...wideByClass(shadcnWides(tokens)),
    '',
    '@theme inline {',
    ...[...SHADCN_VARIABLES.map(([name]) => name), ...tokens.charts.map(primitiveId)].map(
      (name) => `  --color-${name}: var(--${name});`,
    ),
    '}',
    '',
  ].join('\n');
};
