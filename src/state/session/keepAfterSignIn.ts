import type { AfterSignIn } from '../dialogsSlice';
import type { LocalStore } from '../storage/localStore';
import { AFTER_SIGN_IN_KEY } from './afterSignIn';
import { toStored } from './storedAfterSignIn';

type Pending = {
  /** Undefined when no action is pending. */
  readonly next: AfterSignIn | undefined;
  /** The account whose session has ended, and which alone may go on with it; null for a visitor. */
  readonly ownerId: string | null;
};

/** Called when this tab leaves for the sign-in. */
export const keepAfterSignIn = (storage: LocalStore, { next, ownerId }: Pending, now: Date): void => {
  storage.write(AFTER_SIGN_IN_KEY, next ? { next: toStored(next), ownerId, at: now.getTime() } : null);
};

/** Called when it stays after all: the page still has what was pending. */
export const dropAfterSignIn = (storage: LocalStore): void => {
  storage.write(AFTER_SIGN_IN_KEY, null);
};
