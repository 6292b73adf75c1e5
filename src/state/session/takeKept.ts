import { isRecord, type JsonRecord } from '../../domain/jsonRecord';
import type { LocalStore } from '../storage/localStore';
import { SIGN_IN_MS } from './signInTime';

/**
 * What a tab kept when it left for the sign-in, with the time `at` and, where the session of an account had ended, its
 * `ownerId`. It is removed.
 * @param userId the account that has signed in; null for a visitor
 * @returns null if there is none, if its sign-in was abandoned, or if it is of another account
 */
export const takeKept = (
  storage: LocalStore,
  key: string,
  userId: string | null,
  now: Date,
): JsonRecord | null => {
  const kept = storage.read(key);
  if (!isRecord(kept)) return null;
  storage.write(key, null);
  const isFresh = typeof kept.at === 'number' && Math.abs(now.getTime() - kept.at) < SIGN_IN_MS;
  return isFresh && (kept.ownerId ?? userId) === userId ? kept : null;
};
