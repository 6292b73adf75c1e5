import type { AfterSignIn } from '../dialogsSlice';
import type { LocalStore } from '../storage/localStore';
import { reportError } from '../reportError';
import { takeKept } from './takeKept';

/** Its key in the tab's storage. */
export const AFTER_SIGN_IN_KEY = 'hueloom-after-sign-in';

/**
 * Returns what was kept, if it is a visitor's or of the account that has signed in, and removes it. Few visits come from
 * a sign-in, so its code is loaded only then.
 */
export const takeAfterSignIn = async (
  storage: LocalStore,
  userId: string,
  now: Date,
): Promise<AfterSignIn | null> => {
  const kept = takeKept(storage, AFTER_SIGN_IN_KEY, userId, now);
  if (!kept) return null;
  try {
    const { fromStored } = await import('./storedAfterSignIn');
    return fromStored(kept.next);
  } catch (error) {
    reportError('going on after the sign-in', error);
    // A reload finds it again.
    storage.write(AFTER_SIGN_IN_KEY, kept);
    return null;
  }
};
