import { xcodeColor, XCODE_INFO } from '../../palette/notations/binary/xcode';
import { argb, FLUTTER_COLOR } from '../../palette/notations/code/android';
import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { roleTokenColor, themeTokens, type ThemeTokens } from './themeTokens';

const snake = (id: string): string => id.replaceAll('-', '_');

/** Android's resources of one mode, 'values/colors.xml' or 'values-night/colors.xml': roles refer to the scales. */
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

/** Roles, and the colors of charts: 'onPrimary', 'sequential1'. */
const constants = (
  tokens: ThemeTokens,
): { readonly name: string; readonly light: Color; readonly dark: Color }[] => [
  ...tokens.roles.map((token) => ({
    name: token.role,
    light: roleTokenColor(tokens, token, 'light'),
    dark: roleTokenColor(tokens, token, 'dark'),
  })),
  ...tokens.charts.map(({ scale, key, light, dark }) => ({ name: `${scale}${key}`, light, dark })),
];

const apple = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/** An asset catalog of Xcode: a color set for each role, with its color in dark. */
export const xcodeCatalog = (theme: Theme): readonly { readonly path: string; readonly text: string }[] => {
  const tokens = themeTokens(theme);
  const sets = constants(tokens).map(({ name, light, dark }) => ({
    path: `Theme.xcassets/${name}.colorset/Contents.json`,
    text: apple({
      colors: [
        { idiom: 'universal', color: xcodeColor(light) },
        {
          idiom: 'universal',
          appearances: [{ appearance: 'luminosity', value: 'dark' }],
          color: xcodeColor(dark),
        },
      ],
      info: XCODE_INFO,
    }),
  }));
  return [{ path: 'Theme.xcassets/Contents.json', text: apple({ info: XCODE_INFO }) }, ...sets];
};

/** Two classes of constants for Flutter, one a mode. */
export const flutterColors = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const lines = (mode: ThemeMode): string[] =>
    constants(tokens).map(
      ({ name, [mode]: color }) => `  static const Color ${name} = Color(0x${argb(color)});`,
    );
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
