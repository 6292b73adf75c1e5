import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { roleTokenColor, themeTokens } from './themeTokens';

const snake = (id: string): string => id.replaceAll('-', '_');

/** '#FF0D9488': opacity comes first. */
const argb = (color: Color): string => `#FF${formatHex(color).slice(1)}`;

/** Android's resources of one mode, 'values/colors.xml' or 'values-night/colors.xml': roles refer to the scales. */
export const androidColors = (theme: Theme, mode: ThemeMode): string => {
  const { primitives, roles } = themeTokens(theme);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<resources>',
    '    <color name="white">#FFFFFFFF</color>',
    '    <color name="black">#FF000000</color>',
    ...primitives.map((one) => `    <color name="${snake(primitiveId(one))}">${argb(one[mode])}</color>`),
    ...roles.map(
      ({ role, [mode]: alias }) =>
        `    <color name="role_${snake(kebab(role))}">@color/${snake(primitiveId(alias))}</color>`,
    ),
    '</resources>',
    '',
  ].join('\n');
};

const component = (channel: number): string => `0x${channel.toString(16).toUpperCase().padStart(2, '0')}`;

const appleColor = ({ rgb: { r, g, b } }: Color) => ({
  'color-space': 'srgb',
  components: { red: component(r), green: component(g), blue: component(b), alpha: '1.000' },
});

const INFO = { author: 'xcode', version: 1 };

const apple = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/** An asset catalog of Xcode: a color set for each role, with its color in dark. */
export const xcodeCatalog = (theme: Theme): readonly { readonly path: string; readonly text: string }[] => {
  const tokens = themeTokens(theme);
  const sets = tokens.roles.map((token) => ({
    path: `Theme.xcassets/${token.role}.colorset/Contents.json`,
    text: apple({
      colors: [
        { idiom: 'universal', color: appleColor(roleTokenColor(tokens, token, 'light')) },
        {
          idiom: 'universal',
          appearances: [{ appearance: 'luminosity', value: 'dark' }],
          color: appleColor(roleTokenColor(tokens, token, 'dark')),
        },
      ],
      info: INFO,
    }),
  }));
  return [{ path: 'Theme.xcassets/Contents.json', text: apple({ info: INFO }) }, ...sets];
};

/** The library of Flutter that has `Color`. */
const FLUTTER_COLOR = "'dart:ui'";

/** Two classes of constants for Flutter, one a mode. */
export const flutterColors = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const lines = (mode: ThemeMode): string[] =>
    tokens.roles.map(
      (token) =>
        `  static const Color ${token.role} = Color(0x${argb(roleTokenColor(tokens, token, mode)).slice(1)});`,
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
