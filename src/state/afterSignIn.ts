import { cleanPaletteName, paletteToStored, parsePalette } from '../color/parsePalette';
import type { AfterSignIn } from './dialogsSlice';
import type { LocalStore } from './localStore';

/** Where it is kept in the tab's storage. */
export const AFTER_SIGN_IN_KEY = 'hueloom-after-sign-in';
/** A sign-in takes less. What is older belongs to one that was given up. */
const KEPT_MS = 15 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toStored = (next: AfterSignIn): unknown =>
  next.dialog === 'upgrade'
    ? next
    : { dialog: next.dialog, colors: paletteToStored(next.palette.colors), name: next.palette.name };

const fromStored = (stored: unknown): AfterSignIn | null => {
  if (!isRecord(stored)) return null;
  if (stored.dialog === 'upgrade') return { dialog: 'upgrade' };
  const colors = stored.dialog === 'savePalette' ? parsePalette(stored.colors) : null;
  const name = typeof stored.name === 'string' ? cleanPaletteName(stored.name) : null;
  return colors && { dialog: 'savePalette', palette: { colors, name } };
};

/** Called when this tab leaves for the sign-in: nothing, where nobody was about to do anything. */
export const keepAfterSignIn = (storage: LocalStore, next: AfterSignIn | undefined, now: Date): void => {
  storage.write(AFTER_SIGN_IN_KEY, next ? { next: toStored(next), at: now.getTime() } : null);
};

/** What was kept, once. */
export const takeAfterSignIn = (storage: LocalStore, now: Date): AfterSignIn | null => {
  const kept = storage.read(AFTER_SIGN_IN_KEY);
  if (!isRecord(kept)) return null;
  storage.write(AFTER_SIGN_IN_KEY, null);
  const isFresh = typeof kept.at === 'number' && Math.abs(now.getTime() - kept.at) < KEPT_MS;
  return isFresh ? fromStored(kept.next) : null;
};
