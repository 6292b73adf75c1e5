import type { Color, P3 } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { hexValue, srgbValue, tokenTree, wideValue, writtenJson, type Json } from './tokenTree';

const modeTokens = (
  theme: Theme,
  mode: ThemeMode,
  value: (color: Color, wide: P3 | null) => Json | string,
): string =>
  writtenJson({
    $extensions: themeExtension(theme),
    ...tokenTree(themeTokens(theme), mode, {
      color: (color, _, wide) => ({ $type: 'color', $value: value(color, wide) }),
      alias: (reference) => ({ $type: 'color', $value: reference }),
    }),
  });

/** Design Tokens Format 2025.10, one file a mode. */
export const designTokens = (theme: Theme, mode: ThemeMode): string =>
  modeTokens(theme, mode, (color, wide) => (wide ? wideValue(wide, color) : srgbValue(color)));

/** The older dialect with hex in strings, one file a mode. */
export const hexTokens = (theme: Theme, mode: ThemeMode): string =>
  modeTokens(theme, mode, (color) => hexValue(color));

/** Design Tokens Resolver 2025.10: which file applies in which mode. */
export const tokensResolver = (theme: Theme): string =>
  writtenJson({
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
