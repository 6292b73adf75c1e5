import { parseThemeQuery, themeQuery } from '../themeAddress';
import type { Theme } from '../theme';

/** Under this key of `$extensions` files of tokens keep the theme that they were written from. */
export const THEME_EXTENSION = 'app.hueloom.theme';

const MARK = /Hueloom theme: ([hg]=[A-Za-z0-9._*%=&+-]+)/;

/** The first line of a style sheet, by which it is read back. An address has no slash that would end a comment. */
export const markComment = (theme: Theme): string => markQuery(themeQuery(theme));

/** The same for a theme that is known by its query. */
export const markQuery = (query: string): string => `/* Hueloom theme: ${query} */`;

export const themeExtension = (theme: Theme): { readonly [THEME_EXTENSION]: string } => ({
  [THEME_EXTENSION]: themeQuery(theme),
});

const parsed = (query: string): Theme | null => {
  const theme = parseThemeQuery(`?${query}`);
  return typeof theme === 'string' ? null : theme;
};

/** The theme that a style sheet says it was written from; null for none. */
export const readMarkComment = (css: string): Theme | null => {
  const query = MARK.exec(css)?.[1];
  return query === undefined ? null : parsed(query);
};

/** The same of the value of an extension. */
export const readThemeExtension = (value: unknown): Theme | null =>
  typeof value === 'string' ? parsed(value) : null;
