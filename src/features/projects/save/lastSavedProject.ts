import type { LocalStore } from '../../../state/storage/localStore';

const LAST_KEY = 'hueloom-last-saved-project';

/** Keeps which project an account saved a palette in last. */
export const storeLastSavedProject = (storage: LocalStore, ownerId: string, projectId: string): void => {
  storage.write(LAST_KEY, { ownerId, projectId });
};

/** The id of the project that this account saved in last on this device; null of another account. It may be gone since. */
export const readLastSavedProject = (storage: LocalStore, ownerId: string | null): string | null => {
  const kept = storage.read(LAST_KEY);
  if (typeof kept !== 'object' || kept === null || !('ownerId' in kept) || !('projectId' in kept))
    return null;
  return kept.ownerId === ownerId && typeof kept.projectId === 'string' ? kept.projectId : null;
};
