import { parseThemeQuery, themeQuery } from '../themeAddress';
import type { Theme } from '../theme';

/** The key of `$extensions` under which token files store their source theme. */
export const THEME_EXTENSION = 'app.hueloom.theme';

const MARK = /Hueloom theme: ([hg]=[A-Za-z0-9._*%=&+-]+)/;

/** The first line of a style sheet, which identifies its source theme. A query has no slash to end a comment. */
export const markComment = (theme: Theme): string => markQuery(themeQuery(theme));

/** The same for a theme given by its query. */
export const markQuery = (query: string): string => `/* Hueloom theme: ${query} */`;

export const themeExtension = (theme: Theme): { readonly [THEME_EXTENSION]: string } => ({
  [THEME_EXTENSION]: themeQuery(theme),
});

const parsed = (query: string): Theme | null => {
  const theme = parseThemeQuery(`?${query}`);
  return typeof theme === 'string' ? null : theme;
};

/** The source theme of a style sheet; null for none. */
export const readMarkComment = (css: string): Theme | null => {
  const query = MARK.exec(css)?.[1];
  return query === undefined ? null : parsed(query);
};

/** The same for the value of an extension. */
export const readThemeExtension = (value: unknown): Theme | null =>
  typeof value === 'string' ? parsed(value) : null;
