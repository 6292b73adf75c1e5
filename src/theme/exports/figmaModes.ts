import type { Theme, ThemeMode } from '../theme';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { srgbValue, tokenTree, writtenJson } from './tokenTree';

/** Figma's names of the modes. */
const MODE_NAMES: Readonly<Record<ThemeMode, string>> = { light: 'Light', dark: 'Dark' };

/** Dev Mode shows each variable under the name that it has in our style sheets. */
const details = (variable: string) => ({
  'com.figma.scopes': ['ALL_SCOPES'],
  'com.figma.codeSyntax': { WEB: `var(--${variable})` },
});

/**
 * The variables of one mode in Figma's own import and export format: design tokens, one file per mode, with the name of
 * the mode in the file's extensions.
 */
export const figmaMode = (theme: Theme, mode: ThemeMode): string =>
  writtenJson({
    ...tokenTree(themeTokens(theme), mode, {
      color: (color, variable) => ({
        $type: 'color',
        $value: { ...srgbValue(color), alpha: 1 },
        $extensions: details(variable),
      }),
      alias: (reference, variable) => ({
        $type: 'color',
        $value: reference,
        $extensions: details(variable),
      }),
    }),
    $extensions: { 'com.figma.modeName': MODE_NAMES[mode], ...themeExtension(theme) },
  });
