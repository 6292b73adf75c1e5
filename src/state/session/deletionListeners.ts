import { PATHS } from '../../domain/paths';
import type { StartListening } from '../listeners';
import type { LocalStore } from '../storage/localStore';
import { accountDeleted } from './sessionSlice';

/** Only ever stored for a moment, so that other tabs are told. */
const DELETED_KEY = 'hueloom-account-deleted';

/** Takes everything that was made on this device off it when the account is deleted; in other tabs as well. */
export const addDeletionListeners = (startListening: StartListening): void => {
  startListening({
    actionCreator: accountDeleted,
    effect: (_, { extra: { signInFiles, storage, tabStorage, videos } }) => {
      videos.discardEverywhere();
      void signInFiles.dropAll();
      tabStorage.clear();
      storage.write(DELETED_KEY, true);
      storage.clear();
    },
  });
};

/**
 * Leads this tab home when the account is deleted in another one: what it shows would be stored again with the next
 * change.
 */
export const watchDeletion = (page: Window, tabStorage: LocalStore): void => {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== DELETED_KEY || newValue === null) return;
    tabStorage.clear();
    page.location.replace(PATHS.home);
  });
};
