import type { LocalStore } from '../../../state/storage/localStore';
import { THEME_PARTS } from './parts';

const FOLDS_KEY = 'hueloom-theme-parts';

/** Which parts the user opened or closed, by id; others are in their initial state. */
export type Folds = Readonly<Record<string, boolean>>;

export const storeFolds = (storage: LocalStore, folds: Folds): void => {
  storage.write(FOLDS_KEY, folds);
};

/** Unknown parts and invalid values are dropped. */
export const readFolds = (storage: LocalStore): Folds => {
  const kept = storage.read(FOLDS_KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const entries: readonly (readonly [string, unknown])[] = Object.entries(kept);
  return Object.fromEntries(
    entries.flatMap(([id, isOpen]) =>
      typeof isOpen === 'boolean' && THEME_PARTS.some((part) => part.id === id) ? [[id, isOpen]] : [],
    ),
  );
};
