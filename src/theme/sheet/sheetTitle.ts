import { nameOfHues } from '../nameOfHues';
import type { Theme } from '../theme';

/** The title of a theme on its sheet. */
export const sheetTitle = (theme: Pick<Theme, 'name' | 'hues'>): string =>
  theme.name ?? nameOfHues(theme) ?? 'Theme';
