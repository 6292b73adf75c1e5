import { decimals } from '../../color/formatCss';
import { xcodeColor, XCODE_INFO } from '../../palette/notations/binary/xcode';
import { argb, FLUTTER_COLOR } from '../../palette/notations/code/android';
import type { Color, P3 } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { roleTokenColor, roleTokenWide, themeTokens, type ThemeTokens } from './themeTokens';

const snake = (id: string): string => id.replaceAll('-', '_');

/** Android resources of one mode, 'values/colors.xml' or 'values-night/colors.xml': roles refer to the scales. */
export const androidColors = (theme: Theme, mode: ThemeMode): string => {
  const { primitives, roles } = themeTokens(theme);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<resources>',
    '    <color name="white">#FFFFFFFF</color>',
    '    <color name="black">#FF000000</color>',
    ...primitives.map((one) => `    <color name="${snake(primitiveId(one))}">#${argb(one[mode])}</color>`),
    ...roles.map(
      ({ role, [mode]: alias }) =>
        `    <color name="role_${snake(kebab(role))}">@color/${snake(primitiveId(alias))}</color>`,
    ),
    '</resources>',
    '',
  ].join('\n');
};

type Constant = {
  readonly name: string;
  readonly light: Color;
  readonly dark: Color;
  readonly wide: Readonly<Record<ThemeMode, P3 | null>>;
};

/** Constants for roles and chart scales: 'onPrimary', 'sequential1'. */
const constants = (tokens: ThemeTokens): Constant[] => [
  ...tokens.roles.map((token) => ({
    name: token.role,
    light: roleTokenColor(tokens, token, 'light'),
    dark: roleTokenColor(tokens, token, 'dark'),
    wide: { light: roleTokenWide(tokens, token, 'light'), dark: roleTokenWide(tokens, token, 'dark') },
  })),
  ...tokens.charts.map(({ scale, key, light, dark, wide }) => ({
    name: `${scale}${key}`,
    light,
    dark,
    wide,
  })),
];

const apple = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

const IN_DARK = { appearances: [{ appearance: 'luminosity', value: 'dark' }] };

/** As many digits as Xcode writes, and more than 8 bits need. */
const xcodeWide = ({ p3r, p3g, p3b }: P3) => ({
  'color-space': 'display-p3',
  components: { alpha: '1.000', blue: p3b.toFixed(5), green: p3g.toFixed(5), red: p3r.toFixed(5) },
});

/** The colors of a set by mode. If one of them is wide, all state the gamut that they are for. */
const xcodeColors = ({ light, dark, wide }: Constant) => {
  const idiom = 'universal';
  if (!wide.light && !wide.dark)
    return [
      { idiom, color: xcodeColor(light) },
      { idiom, ...IN_DARK, color: xcodeColor(dark) },
    ];
  const wideColor = (color: Color, own: P3 | null) => (own ? xcodeWide(own) : xcodeColor(color));
  return [
    { idiom, 'display-gamut': 'sRGB', color: xcodeColor(light) },
    { idiom, 'display-gamut': 'display-P3', color: wideColor(light, wide.light) },
    { idiom, 'display-gamut': 'sRGB', ...IN_DARK, color: xcodeColor(dark) },
    { idiom, 'display-gamut': 'display-P3', ...IN_DARK, color: wideColor(dark, wide.dark) },
  ];
};

/** An Xcode asset catalog: a color set for each role, with its colors for dark mode and wide screens. */
export const xcodeCatalog = (theme: Theme): readonly { readonly path: string; readonly text: string }[] => {
  const tokens = themeTokens(theme);
  const sets = constants(tokens).map((constant) => ({
    path: `Theme.xcassets/${constant.name}.colorset/Contents.json`,
    text: apple({ colors: xcodeColors(constant), info: XCODE_INFO }),
  }));
  return [{ path: 'Theme.xcassets/Contents.json', text: apple({ info: XCODE_INFO }) }, ...sets];
};

/** Named channels as fractions. */
const channelsOf = ({ p3r, p3g, p3b }: P3, write: (channel: string) => string): string =>
  [
    ['red', p3r],
    ['green', p3g],
    ['blue', p3b],
  ]
    .map(([name, channel]) => `${name}${write(decimals(Number(channel), 5))}`)
    .join(', ');

/** Two Flutter classes of constants, one per mode. A wide color is followed by its sRGB color in a comment. */
export const flutterColors = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const lines = (mode: ThemeMode): string[] =>
    constants(tokens).map(({ name, [mode]: color, wide: { [mode]: wide } }) => {
      const own = `Color(0x${argb(color)})`;
      return wide
        ? `  static const Color ${name} = Color.from(alpha: 1, ${channelsOf(wide, (channel) => `: ${channel}`)}, colorSpace: ColorSpace.displayP3); // sRGB: ${own}`
        : `  static const Color ${name} = ${own};`;
    });
  return [
    `import ${FLUTTER_COLOR};`,
    '',
    'abstract final class LightColors {',
    ...lines('light'),
    '}',
    '',
    'abstract final class DarkColors {',
    ...lines('dark'),
    '}',
    '',
  ].join('\n');
};

/** Two Jetpack Compose objects of constants, one per mode. A wide color is followed by its sRGB color in a comment. */
export const composeColors = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const all = constants(tokens);
  const isWide = all.some(({ wide }) => wide.light !== null || wide.dark !== null);
  const lines = (mode: ThemeMode): string[] =>
    all.map(({ name, [mode]: color, wide: { [mode]: wide } }) => {
      const own = `Color(0x${argb(color)})`;
      return wide
        ? `    val ${name} = Color(${channelsOf(wide, (channel) => ` = ${channel}f`)}, colorSpace = ColorSpaces.DisplayP3) // sRGB: ${own}`
        : `    val ${name} = ${own}`;
    });
  return [
    'import androidx.compose.ui.graphics.Color',
    ...(isWide ? ['import androidx.compose.ui.graphics.colorspace.ColorSpaces'] : []),
    '',
    'object LightColors {',
    ...lines('light'),
    '}',
    '',
    'object DarkColors {',
    ...lines('dark'),
    '}',
    '',
  ].join('\n');
};
