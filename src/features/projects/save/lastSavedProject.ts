import type { LocalStore } from '../../../state/storage/localStore';

const LAST_KEY = 'hueloom-last-saved-project';

/** Stores the project in which an account last saved a palette. */
export const storeLastSavedProject = (storage: LocalStore, ownerId: string, projectId: string): void => {
  storage.write(LAST_KEY, { ownerId, projectId });
};

/**
 * The id of the project in which this account last saved on this device; null for another account. It may have been
 * deleted.
 */
export const readLastSavedProject = (storage: LocalStore, ownerId: string | null): string | null => {
  const kept = storage.read(LAST_KEY);
  if (typeof kept !== 'object' || kept === null || !('ownerId' in kept) || !('projectId' in kept))
    return null;
  return kept.ownerId === ownerId && typeof kept.projectId === 'string' ? kept.projectId : null;
};
