import { readPlace } from '../../domain/savedPalette';
import type { History } from '../../palette/history';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import type { LocalStore } from '../storage/localStore';
import type { ThemeEntry } from './themeSlice';

export const THEME_DRAFT_KEY = 'hueloom-theme-draft';

/** Steps that can be undone after a reload: about as many as a user remembers. */
const STEPS_KEPT = 20;

/** Stores the current theme, as its query, and the steps before it on this device. */
export const keepTheme = (storage: LocalStore, { entries, index }: History<ThemeEntry>): void => {
  const kept = entries.slice(Math.max(index + 1 - STEPS_KEPT, 0), index + 1);
  const [entry, ...before] = kept
    .map(({ theme, madeOf, builder, continues, saved }) => ({
      query: themeQuery(theme),
      madeOf,
      builder,
      continues,
      saved,
    }))
    .toReversed();
  if (entry) storage.write(THEME_DRAFT_KEY, { ...entry, before });
};

const readEntry = (kept: unknown): ThemeEntry | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('query' in kept && 'madeOf' in kept && 'builder' in kept)) return null;
  const { query, madeOf, builder } = kept;
  if (typeof query !== 'string' || typeof builder !== 'string') return null;
  const theme = parseThemeQuery(query);
  if (typeof theme === 'string') return null;
  const saved = 'saved' in kept ? readPlace(kept.saved) : null;
  return {
    theme,
    madeOf: typeof madeOf === 'string' ? madeOf : null,
    builder,
    isEdited: true,
    ...('continues' in kept && kept.continues === true && { continues: true }),
    ...(saved && { saved }),
  };
};

/** The theme last worked on on this device, preceded by its undo steps; empty if none can be read. */
export const readKeptThemes = (storage: LocalStore): readonly ThemeEntry[] => {
  const kept = storage.read(THEME_DRAFT_KEY);
  const entry = readEntry(kept);
  if (!entry) return [];
  const before: unknown = typeof kept === 'object' && kept !== null && 'before' in kept ? kept.before : [];
  const steps: readonly unknown[] = Array.isArray(before) ? before.slice(0, STEPS_KEPT) : [];
  return [entry, ...steps.map(readEntry).filter((step) => step !== null)].toReversed();
};

/** Takes themes saved with palettes off this device; `isGone` tells which. */
export const forgetThemes = (storage: LocalStore, isGone: (entry: ThemeEntry) => boolean): void => {
  const kept = readKeptThemes(storage);
  const left = kept.filter((entry) => !isGone(entry));
  if (left.length === kept.length) return;
  if (left.length === 0) storage.write(THEME_DRAFT_KEY, null);
  else keepTheme(storage, { entries: left, index: left.length - 1 });
};
