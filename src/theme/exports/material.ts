import { sameColor } from '../../color/color';
import { contrastRatio } from '../../color/contrast';
import { formatHex } from '../../color/format';
import type { Color, P3 } from '../../color/types';
import { roleColor } from '../checkTheme';
import { modeColors, type ModeColors } from '../modeColors';
import { TEXT_RATIO, type ThemeRole } from '../roles';
import type { Scale } from '../scale';
import { allScales, PURE, resolveWide } from '../themeScales';
import type { Theme, ThemeMode } from '../theme';
import { kebab } from './names';
import { markComment } from './themeMark';
import { themeTokens } from './themeTokens';
import { wideByMedia, type WideValue } from './wideRules';

/** Material 3 roles that correspond to roles of ours. */
export const MATERIAL_ROLES: readonly (readonly [string, ThemeRole])[] = [
  ['primary', 'primary'],
  ['onPrimary', 'onPrimary'],
  ['secondary', 'secondary'],
  ['onSecondary', 'onSecondary'],
  ['tertiary', 'accent'],
  ['onTertiary', 'onAccent'],
  ['error', 'danger'],
  ['onError', 'onDanger'],
  ['background', 'background'],
  ['onBackground', 'text'],
  ['surface', 'background'],
  ['onSurface', 'text'],
  ['surfaceVariant', 'muted'],
  ['onSurfaceVariant', 'mutedText'],
  ['surfaceTint', 'primary'],
  ['outline', 'control'],
  ['outlineVariant', 'border'],
  ['inverseSurface', 'text'],
  ['inverseOnSurface', 'background'],
  ['surfaceContainerLowest', 'background'],
  ['surfaceContainerLow', 'surface'],
  ['surfaceContainer', 'surface'],
  ['surfaceContainerHigh', 'muted'],
  ['surfaceContainerHighest', 'muted'],
];

/** Container roles, which have a muted shade of a color, with the role whose scale they use. */
const CONTAINERS: readonly (readonly [string, ThemeRole])[] = [
  ['primaryContainer', 'primary'],
  ['secondaryContainer', 'secondary'],
  ['tertiaryContainer', 'accent'],
  ['errorContainer', 'danger'],
];

/** OKLab lightness difference of a container from the page. */
const TINT = 0.1;

const nearest = (ladder: readonly number[], tone: number): number => {
  const off = ladder.map((other) => Math.abs(other - tone));
  return off.indexOf(Math.min(...off));
};

const scaleOf = ({ scales, aliases }: ModeColors, role: ThemeRole): Scale => {
  const alias = aliases[role];
  const id = 'scale' in alias ? alias.scale : scales.neutral.id;
  return allScales(scales).find((scale) => scale.id === id) ?? scales.neutral;
};

/**
 * The first color of a scale, from the page on, that is readable on an area; otherwise black or white, of which one
 * always is.
 */
const readable = ({ steps }: Scale, area: Color): Color => {
  const reads = (color: Color): boolean => contrastRatio(color.rgb, area.rgb) >= TEXT_RATIO;
  return steps.find(reads) ?? (reads(PURE.black) ? PURE.black : PURE.white);
};

/** The wide color of a scheme's color, by the step that it comes from. */
const wideOf = ({ scales, aliases }: ModeColors, name: string, color: Color): P3 | null => {
  const role = MATERIAL_ROLES.find(([own]) => own === name)?.[1];
  if (role) return resolveWide(scales, aliases[role]);
  for (const { steps, wides } of allScales(scales)) {
    const step = steps.findIndex((own) => sameColor(own, color));
    if (step !== -1) return wides[step] ?? null;
  }
  return null;
};

/** All roles of a Material 3 scheme; text on its area has 4.5 : 1 wherever it does in the theme. */
export const materialScheme = (theme: Theme, mode: ThemeMode): ReadonlyMap<string, Color> => {
  const colors = modeColors(theme, mode);
  const { ladder } = colors.scales;
  const page = ladder[0] ?? 0;
  const tinted = nearest(ladder, page + (mode === 'light' ? -TINT : TINT));
  const scheme = new Map(MATERIAL_ROLES.map(([name, role]) => [name, roleColor(colors, role)]));
  for (const [name, role] of CONTAINERS) {
    const scale = scaleOf(colors, role);
    const area = scale.steps[tinted] ?? PURE.white;
    scheme.set(name, area);
    scheme.set(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`, readable(scale, area));
  }
  const grounds = [roleColor(colors, 'background'), roleColor(colors, 'muted')];
  scheme.set('surfaceDim', grounds[mode === 'light' ? 1 : 0] ?? PURE.white);
  scheme.set('surfaceBright', grounds[mode === 'light' ? 0 : 1] ?? PURE.white);
  scheme.set('inversePrimary', readable(scaleOf(colors, 'primary'), roleColor(colors, 'text')));
  scheme.set('shadow', PURE.black);
  scheme.set('scrim', PURE.black);
  return scheme;
};

/** The JSON format of the Material Theme Builder. */
export const materialJson = (theme: Theme): string => {
  const schemeOf = (mode: ThemeMode): Readonly<Record<string, string>> =>
    Object.fromEntries([...materialScheme(theme, mode)].map(([name, color]) => [name, formatHex(color)]));
  const light = schemeOf('light');
  return `${JSON.stringify(
    {
      description: themeTokens(theme).title,
      seed: light['primary'],
      coreColors: { primary: light['primary'], secondary: light['secondary'], tertiary: light['tertiary'] },
      schemes: { light, dark: schemeOf('dark') },
    },
    null,
    2,
  )}\n`;
};

/** The wide colors of a scheme by variable. */
const wideValues = (theme: Theme): WideValue[] => {
  const light = { colors: modeColors(theme, 'light'), scheme: materialScheme(theme, 'light') };
  const dark = { colors: modeColors(theme, 'dark'), scheme: materialScheme(theme, 'dark') };
  const own = ({ colors, scheme }: typeof light, name: string) => {
    const color = scheme.get(name) ?? PURE.black;
    return { fallback: formatHex(color).toLowerCase(), wide: wideOf(colors, name, color) };
  };
  return [...light.scheme.keys()].map((name) => {
    const [inLight, inDark] = [own(light, name), own(dark, name)];
    return {
      name: `--md-sys-color-${kebab(name)}`,
      fallback: { light: inLight.fallback, dark: inDark.fallback },
      wide: { light: inLight.wide, dark: inDark.wide },
    };
  });
};

/** The variables of Material's web components; dark when the system is. */
export const materialCss = (theme: Theme): string => {
  const lines = (mode: ThemeMode, indent: string): string[] =>
    [...materialScheme(theme, mode)].map(
      ([name, color]) => `${indent}--md-sys-color-${kebab(name)}: ${formatHex(color).toLowerCase()};`,
    );
  return [
    markComment(theme),
    ':root {',
    '  color-scheme: light dark;',
    ...lines('light', '  '),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    ...lines('dark', '    '),
    '  }',
    '}',
    ...(theme.gamut === 'p3' ? wideByMedia(wideValues(theme)) : []),
    '',
  ].join('\n');
};
