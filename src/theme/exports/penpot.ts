import { THEME_MODES, type Theme } from '../theme';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { hexValue, tokenTree, writtenJson } from './tokenTree';

/** Only one theme of a group is active at a time. */
const GROUP = 'Mode';

const THEMES = [
  { set: 'light', name: 'Light' },
  { set: 'dark', name: 'Dark' },
] as const satisfies readonly { readonly set: (typeof THEME_MODES)[number]; readonly name: string }[];

/**
 * Tokens in Penpot's import and export format, all in one file: a set per mode, and a theme that enables it. The source
 * theme is in the metadata, where Penpot ignores unknown keys; another key at the top would be a set.
 */
export const penpotTokens = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const set = (mode: (typeof THEME_MODES)[number]) =>
    tokenTree(tokens, mode, {
      color: (color) => ({ $value: hexValue(color), $type: 'color' }),
      alias: (reference) => ({ $value: reference, $type: 'color' }),
    });
  return writtenJson({
    light: set('light'),
    dark: set('dark'),
    $themes: THEMES.map(({ set: own, name }) => ({
      id: `${GROUP}/${name}`,
      name,
      group: GROUP,
      description: '',
      'is-source': false,
      selectedTokenSets: { [own]: 'enabled' },
    })),
    $metadata: {
      tokenSetOrder: [...THEME_MODES],
      activeThemes: [`${GROUP}/Light`],
      activeSets: ['light'],
      ...themeExtension(theme),
    },
  });
};
