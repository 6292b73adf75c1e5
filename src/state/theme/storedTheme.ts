import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import type { LocalStore } from '../localStore';
import type { ThemeEntry } from './themeSlice';

export const THEME_KEY = 'hueloom-theme';

/** Keeps the theme on show on this device, as its address says it. */
export const keepTheme = (storage: LocalStore, { theme, madeOf, builder }: ThemeEntry): void => {
  storage.write(THEME_KEY, { query: themeQuery(theme), madeOf, builder });
};

/** The theme that was last worked on on this device; null where there is none that can be read. */
export const readKeptTheme = (storage: LocalStore): ThemeEntry | null => {
  const kept = storage.read(THEME_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('query' in kept && 'madeOf' in kept && 'builder' in kept)) return null;
  const { query, madeOf, builder } = kept;
  if (typeof query !== 'string' || typeof builder !== 'string') return null;
  const theme = parseThemeQuery(query);
  if (typeof theme === 'string') return null;
  return { theme, madeOf: typeof madeOf === 'string' ? madeOf : null, builder, isEdited: true };
};
