import { THEME_FORMATS, type ThemeFile } from '../../src/theme/exports/themeFormats';
import type { Theme } from '../../src/theme/theme';

export const themeFiles = (theme: Theme, formatId: string): readonly ThemeFile[] =>
  THEME_FORMATS.find(({ id }) => id === formatId)?.files(theme) ?? [];
