import { nameOfHues } from '../nameOfHues';
import type { Theme } from '../theme';

/** What a theme is called on its sheet. */
export const sheetTitle = (theme: Pick<Theme, 'name' | 'hues'>): string =>
  theme.name ?? nameOfHues(theme) ?? 'Theme';
