import { xcodeColor, XCODE_INFO } from '../../palette/notations/binary/xcode';
import { argb, FLUTTER_COLOR } from '../../palette/notations/code/android';
import type { Theme, ThemeMode } from '../theme';
import { kebab, primitiveId } from './names';
import { roleTokenColor, themeTokens } from './themeTokens';

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

const apple = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/** An asset catalog of Xcode: a color set for each role, with its color in dark. */
export const xcodeCatalog = (theme: Theme): readonly { readonly path: string; readonly text: string }[] => {
  const tokens = themeTokens(theme);
  const sets = tokens.roles.map((token) => ({
    path: `Theme.xcassets/${token.role}.colorset/Contents.json`,
    text: apple({
      colors: [
        { idiom: 'universal', color: xcodeColor(roleTokenColor(tokens, token, 'light')) },
        {
          idiom: 'universal',
          appearances: [{ appearance: 'luminosity', value: 'dark' }],
          color: xcodeColor(roleTokenColor(tokens, token, 'dark')),
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
    tokens.roles.map(
      (token) =>
        `  static const Color ${token.role} = Color(0x${argb(roleTokenColor(tokens, token, mode))});`,
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
