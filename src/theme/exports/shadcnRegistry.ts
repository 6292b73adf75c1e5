import type { Theme, ThemeMode } from '../theme';
import { shadcnValues, shadcnWides } from './shadcn';
import { themeExtension } from './themeMark';
import { themeTokens } from './themeTokens';
import { hasWide, WIDE_SCREENS, wideText } from './wideRules';

/** Names of registry items occur in addresses. */
const itemName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'theme';

/**
 * The colors of shadcn/ui as a registry item, which its command line writes into a project's style sheet: `npx shadcn
 * add ./theme.json`. Wide colors are in a separate rule.
 */
export const shadcnRegistryItem = (theme: Theme): string => {
  const tokens = themeTokens(theme);
  const wides = shadcnWides(tokens).filter(hasWide);
  const rule = (mode: ThemeMode) => Object.fromEntries(wides.map((one) => [one.name, wideText(one, mode)]));
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: itemName(tokens.title),
    type: 'registry:theme',
    title: tokens.title,
    cssVars: {
      light: Object.fromEntries(shadcnValues(tokens, 'light')),
      dark: Object.fromEntries(shadcnValues(tokens, 'dark')),
    },
    ...(wides.length > 0 && { css: { [WIDE_SCREENS]: { ':root': rule('light'), '.dark': rule('dark') } } }),
    meta: themeExtension(theme),
  };
  return `${JSON.stringify(item, null, 2)}\n`;
};
