import type { Theme, ThemeMode } from '../theme';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { srgbValue, tokenTree, writtenJson } from './tokenTree';

/** What Figma calls the mode that a file is imported as. */
const MODE_NAMES: Readonly<Record<ThemeMode, string>> = { light: 'Light', dark: 'Dark' };

/** What Dev Mode shows of a variable: the one that our style sheets have for it. */
const details = (variable: string) => ({
  'com.figma.scopes': ['ALL_SCOPES'],
  'com.figma.codeSyntax': { WEB: `var(--${variable})` },
});

/**
 * The variables of one mode, as Figma itself imports and exports them: design tokens, one file a mode, whose name of
 * the mode stands in the extensions of the whole.
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
