import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { kebab } from './names';
import { themeExtension } from './themeMark';
import { themeTokens, type PrimitiveName } from './themeTokens';
import { PURE } from '../themeScales';

type Json = { readonly [key: string]: Json | string | number | readonly (string | number | Json)[] };

const fraction = (channel: number): number => Number((channel / 255).toFixed(4));

/** A color value of Design Tokens 2025.10. */
const objectValue = (color: Color): Json => ({
  colorSpace: 'srgb',
  components: [color.rgb.r, color.rgb.g, color.rgb.b].map(fraction),
  hex: formatHex(color).toLowerCase(),
});

const hexValue = (color: Color): string => formatHex(color).toLowerCase();

const reference = ({ scale, key }: PrimitiveName): string =>
  scale === null ? `{color.${key}}` : `{color.${scale}.${key}}`;

/** The tokens of one mode: scales in the group `color`, roles in the group `role` as aliases to them. */
const modeTokens = (theme: Theme, mode: ThemeMode, value: (color: Color) => Json | string): Json => {
  const { primitives, roles } = themeTokens(theme);
  const token = (color: Color): Json => ({ $type: 'color', $value: value(color) });
  const scales = [...new Set(primitives.map(({ scale }) => scale))];
  const groups = scales.map((scale): [string, Json] => [
    scale,
    Object.fromEntries(
      primitives.filter((one) => one.scale === scale).map((one) => [one.key, token(one[mode])]),
    ),
  ]);
  return {
    $extensions: themeExtension(theme),
    color: Object.fromEntries([...groups, ['white', token(PURE.white)], ['black', token(PURE.black)]]),
    role: Object.fromEntries(
      roles.map(({ role, [mode]: alias }) => [kebab(role), { $type: 'color', $value: reference(alias) }]),
    ),
  };
};

const written = (json: Json): string => `${JSON.stringify(json, null, 2)}\n`;

/** Design Tokens Format 2025.10, one file a mode. */
export const designTokens = (theme: Theme, mode: ThemeMode): string =>
  written(modeTokens(theme, mode, objectValue));

/** The older dialect with hex in strings, one file a mode. */
export const hexTokens = (theme: Theme, mode: ThemeMode): string =>
  written(modeTokens(theme, mode, hexValue));

/** Design Tokens Resolver 2025.10: which file holds in which mode. */
export const tokensResolver = (theme: Theme): string =>
  written({
    version: '2025.10',
    name: themeTokens(theme).title,
    modifiers: {
      mode: {
        contexts: {
          light: [{ $ref: 'light.tokens.json' }],
          dark: [{ $ref: 'dark.tokens.json' }],
        },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  });
