import type { Backend, SessionEnd, SuspendedAt } from './backend';
import { SESSION_KEY, type SessionStorage } from './sessionStorage';
import type { Client } from './supabaseClient';

type Auth = Backend['auth'];

export type AuthSurroundings = {
  readonly storage: SessionStorage;
  readonly window: Window;
  /** Completes the sign-in that the page has returned from, if it has. */
  readonly exchange: () => Promise<void>;
  /** The sign-in failed because the account is suspended. */
  readonly isSuspended: boolean;
};

/** The session stored on this device. The client's code loads only if there is a session, or on sign-in. */
export const createAuth = (
  { storage, window, exchange, isSuspended }: AuthSurroundings,
  getClient: () => Promise<Client>,
): Omit<Auth, 'signInWithGoogle'> & {
  readonly notify: (end?: SessionEnd) => void;
  readonly forget: (end?: SessionEnd) => void;
  readonly notifySuspended: (at: SuspendedAt) => void;
  readonly announceRefusal: () => void;
} => {
  const listeners = new Set<Parameters<Auth['onSessionChange']>[0]>();
  let lastId = storage.session()?.user.id;
  let isSigningOut = false;
  const notify = (end?: SessionEnd): void => {
    const session = storage.session();
    // A refreshed token does not change the user.
    if (session?.user.id === lastId) return;
    const reason = session ? undefined : (end ?? storage.announcedEnd(lastId));
    lastId = session?.user.id;
    for (const listener of listeners) listener(session, isSigningOut ? undefined : reason);
  };
  /** Ends the session on this device, without notifying the service. */
  const forget = (end?: SessionEnd): void => {
    if (end !== undefined && end !== 'account-deleted') storage.announceEnd(end);
    storage.removeItem(SESSION_KEY);
    notify(end);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) notify();
  });

  const suspendedListeners = new Set<(at: SuspendedAt) => void>();
  // Kept for the first listener: the page was loaded with it before anyone could listen.
  let pendingSuspension: SuspendedAt | null = isSuspended ? 'signing-in' : null;

  let exchanging: Promise<void> | undefined;

  return {
    notify,
    forget,
    notifySuspended: (at) => {
      for (const listener of suspendedListeners) listener(at);
    },
    announceRefusal: () => {
      if (!isSigningOut) storage.announceEnd('expired');
    },
    onSuspended: (listener) => {
      suspendedListeners.add(listener);
      if (pendingSuspension) listener(pendingSuspension);
      pendingSuspension = null;
      return () => suspendedListeners.delete(listener);
    },
    session: async () => {
      await (exchanging ??= exchange());
      const session = storage.session();
      lastId = session?.user.id;
      return session;
    },
    onSessionChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: async () => {
      // The client reports the same as of a session that the service ended.
      isSigningOut = true;
      try {
        await (await getClient()).auth.signOut({ scope: 'local' });
      } finally {
        // Also if the service could not be reached.
        forget();
        isSigningOut = false;
      }
    },
  };
};
