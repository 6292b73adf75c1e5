import { readPlace } from '../../domain/savedPalette';
import type { History } from '../../palette/history';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import type { Services } from '../services';
import type { LocalStore } from '../storage/localStore';
import type { ThemeEntry } from './themeSlice';

export const THEME_DRAFT_KEY = 'hueloom-theme-draft';

/** Steps that can be undone after a reload: about as many as a user remembers. */
const STEPS_KEPT = 20;

/** This tab's own theme, which a reload continues, and the one of the device, which a new tab begins with. */
type ThemeStores = Pick<Services, 'storage' | 'tabStorage'>;

const writeThemes = (store: LocalStore, { entries, index }: History<ThemeEntry>): void => {
  const kept = entries.slice(Math.max(index + 1 - STEPS_KEPT, 0), index + 1);
  const [entry, ...before] = kept
    .map(({ theme, madeOf, builder, isEdited, continues, saved }) => ({
      query: themeQuery(theme),
      madeOf,
      builder,
      isEdited,
      continues,
      saved,
    }))
    .toReversed();
  if (entry) store.write(THEME_DRAFT_KEY, { ...entry, before });
};

/**
 * Stores the current theme, as its query, and the steps before it: in this tab, and on the device if it was edited,
 * undone edits included. One that was only looked at must not replace a theme that somebody worked on.
 */
export const keepTheme = ({ storage, tabStorage }: ThemeStores, history: History<ThemeEntry>): void => {
  const { entries, index } = history;
  writeThemes(tabStorage, history);
  if (entries[index]?.isEdited === true || index < entries.length - 1) writeThemes(storage, history);
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
    // Edited themes alone were stored before this was.
    isEdited: !('isEdited' in kept && kept.isEdited === false),
    ...('continues' in kept && kept.continues === true && { continues: true }),
    ...(saved && { saved }),
  };
};

const readThemes = (store: LocalStore): readonly ThemeEntry[] => {
  const kept = store.read(THEME_DRAFT_KEY);
  const entry = readEntry(kept);
  if (!entry) return [];
  const before: unknown = typeof kept === 'object' && kept !== null && 'before' in kept ? kept.before : [];
  const steps: readonly unknown[] = Array.isArray(before) ? before.slice(0, STEPS_KEPT) : [];
  return [entry, ...steps.map(readEntry).filter((step) => step !== null)].toReversed();
};

/**
 * The theme of this tab, else the one last worked on on this device, preceded by its undo steps; empty if none can be
 * read.
 */
export const readKeptThemes = ({ storage, tabStorage }: ThemeStores): readonly ThemeEntry[] => {
  const own = readThemes(tabStorage);
  return own.length > 0 ? own : readThemes(storage);
};

/** Takes themes off this tab and this device; `isGone` tells which. */
export const forgetThemes = (
  { storage, tabStorage }: ThemeStores,
  isGone: (entry: ThemeEntry) => boolean,
): void => {
  for (const store of [tabStorage, storage]) {
    const kept = readThemes(store);
    const left = kept.filter((entry) => !isGone(entry));
    if (left.length === 0 && kept.length > 0) store.write(THEME_DRAFT_KEY, null);
    else if (left.length < kept.length) writeThemes(store, { entries: left, index: left.length - 1 });
  }
};
