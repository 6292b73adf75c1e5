import type { SavePalette } from '../dialogsSlice';
import type { LocalStore } from '../storage/localStore';
import { fromStoredSavePalette, toStoredSavePalette } from '../storedSavePalette';
import { isRecord } from '../../domain/jsonRecord';

/** Its key in the tab's storage. */
export const BEFORE_CHECKOUT_KEY = 'hueloom-before-checkout';
/** The provider keeps a checkout open for as long. */
const KEPT_MS = 24 * 3_600_000;

/** Where a user was when they left for the checkout. */
export type BeforeCheckout = {
  /** A path of this site, with its query and fragment. */
  readonly path: string;
  /** The dialog that asked for PRO; it is reopened. */
  readonly next: SavePalette | null;
};

/**
 * Called when this tab leaves for the checkout.
 * @param ownerId the account that leaves, and which alone may go on with it
 */
export const keepBeforeCheckout = (
  storage: LocalStore,
  { path, next }: BeforeCheckout,
  ownerId: string | null,
  now: Date,
): void => {
  const stored = next && toStoredSavePalette(next);
  storage.write(BEFORE_CHECKOUT_KEY, { path, next: stored, ownerId, at: now.getTime() });
};

/**
 * What was kept, unless it is too old or of another account. It is kept until `forgetBeforeCheckout`.
 * @param userId the account that is here now; null for a visitor
 */
export const readBeforeCheckout = (
  storage: LocalStore,
  userId: string | null,
  now: Date,
): BeforeCheckout | null => {
  const kept = storage.read(BEFORE_CHECKOUT_KEY);
  if (!isRecord(kept) || typeof kept.path !== 'string' || typeof kept.at !== 'number') return null;
  if (userId === null || kept.ownerId !== userId) return null;
  const isFresh = Math.abs(now.getTime() - kept.at) < KEPT_MS;
  // A second slash would make it a URL of another site.
  const isOwn = /^\/(?![/\\])/.test(kept.path);
  return isFresh && isOwn ? { path: kept.path, next: fromStoredSavePalette(kept.next) } : null;
};

export const forgetBeforeCheckout = (storage: LocalStore): void => {
  storage.write(BEFORE_CHECKOUT_KEY, null);
};
