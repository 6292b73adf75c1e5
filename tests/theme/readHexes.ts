import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { readTheme, type ReadTheme, type TextFile } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES, type ThemeRole } from '../../src/theme/roles';
import type { ThemeMode } from '../../src/theme/theme';

export const readFiles = (files: readonly TextFile[]): ReadTheme => {
  const found = readTheme(files);
  if (!found) throw new Error('no theme was read');
  return found;
};

/** What is read of a text that was pasted. */
export const readText = (text: string, name = ''): ReadTheme => readFiles([{ name, text }]);

/** The colors of some roles in a mode. */
export const hexesOf = (
  { theme }: ReadTheme,
  mode: ThemeMode,
  roles: readonly ThemeRole[],
): Partial<Record<ThemeRole, string>> => {
  const colors = modeColors(theme, mode);
  return Object.fromEntries(roles.map((role) => [role, formatHex(roleColor(colors, role))]));
};

/** The colors of the roles that a text gives one, by mode; of the dark one the same roles. */
export const givenHexes = (read: ReadTheme) => {
  const given = THEME_ROLES.filter((role) => !read.missing.includes(role));
  return { light: hexesOf(read, 'light', given), dark: hexesOf(read, 'dark', given) };
};
