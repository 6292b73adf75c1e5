import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { hexValue, srgbValue, tokenTree, writtenJson, type Json } from './tokenTree';

const modeTokens = (theme: Theme, mode: ThemeMode, value: (color: Color) => Json | string): string =>
  writtenJson({
    $extensions: themeExtension(theme),
    ...tokenTree(themeTokens(theme), mode, {
      color: (color) => ({ $type: 'color', $value: value(color) }),
      alias: (reference) => ({ $type: 'color', $value: reference }),
    }),
  });

/** Design Tokens Format 2025.10, one file a mode. */
export const designTokens = (theme: Theme, mode: ThemeMode): string => modeTokens(theme, mode, srgbValue);

/** The older dialect with hex in strings, one file a mode. */
export const hexTokens = (theme: Theme, mode: ThemeMode): string => modeTokens(theme, mode, hexValue);

/** Design Tokens Resolver 2025.10: which file holds in which mode. */
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
