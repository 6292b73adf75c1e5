import type { AfterSignIn } from '../dialogsSlice';
import type { LocalStore } from '../storage/localStore';
import { fromStoredSavePalette, toStoredSavePalette } from '../storedSavePalette';
import { isRecord } from '../../domain/jsonRecord';
import { SIGN_IN_MS } from './signInTime';

/** Its key in the tab's storage. */
export const AFTER_SIGN_IN_KEY = 'hueloom-after-sign-in';

const toStored = (next: AfterSignIn): object =>
  next.dialog === 'upgrade'
    ? { dialog: next.dialog, ...(next.back && { back: toStoredSavePalette(next.back) }) }
    : toStoredSavePalette(next);

const fromStored = (stored: unknown): AfterSignIn | null => {
  if (!isRecord(stored) || stored.dialog !== 'upgrade') return fromStoredSavePalette(stored);
  const back = fromStoredSavePalette(stored.back);
  return { dialog: 'upgrade', ...(back && { back }) };
};

/** Called when this tab leaves for the sign-in; `next` is undefined when no action is pending. */
export const keepAfterSignIn = (storage: LocalStore, next: AfterSignIn | undefined, now: Date): void => {
  storage.write(AFTER_SIGN_IN_KEY, next ? { next: toStored(next), at: now.getTime() } : null);
};

/** Returns what was kept, and removes it. */
export const takeAfterSignIn = (storage: LocalStore, now: Date): AfterSignIn | null => {
  const kept = storage.read(AFTER_SIGN_IN_KEY);
  if (!isRecord(kept)) return null;
  storage.write(AFTER_SIGN_IN_KEY, null);
  const isFresh = typeof kept.at === 'number' && Math.abs(now.getTime() - kept.at) < SIGN_IN_MS;
  return isFresh ? fromStored(kept.next) : null;
};
