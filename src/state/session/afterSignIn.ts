import type { AfterSignIn } from '../dialogsSlice';
import type { LocalStore } from '../storage/localStore';
import { isRecord } from '../../domain/jsonRecord';
import { reportError } from '../reportError';
import { SIGN_IN_MS } from './signInTime';

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
  const kept = storage.read(AFTER_SIGN_IN_KEY);
  if (!isRecord(kept)) return null;
  storage.write(AFTER_SIGN_IN_KEY, null);
  const isFresh = typeof kept.at === 'number' && Math.abs(now.getTime() - kept.at) < SIGN_IN_MS;
  if (!isFresh || (kept.ownerId ?? userId) !== userId) return null;
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
