import { BackendError, type Backend, type Session, type SuspendedAt } from './backend';
import type { BackendConfiguration } from './configuration';
import { SESSION_KEY, type SessionStorage } from './sessionStorage';
import { rememberReturn } from './signInReturn';
import type { Client } from './supabaseClient';

export type AuthSurroundings = {
  readonly configuration: BackendConfiguration;
  readonly storage: SessionStorage;
  readonly window: Window;
  /** The code from the return of Google's sign-in. */
  readonly code: string | null;
  /** The sign-in failed because the account is suspended. */
  readonly isSuspended: boolean;
};

/** The session stored on this device. The client's code loads only if there is a session, or on sign-in. */
export const createAuth = (
  { configuration, storage, window, code, isSuspended }: AuthSurroundings,
  getClient: () => Promise<Client>,
): Backend['auth'] & {
  readonly notify: () => void;
  readonly forget: () => void;
  readonly notifySuspended: (at: SuspendedAt) => void;
} => {
  const listeners = new Set<(session: Session | null) => void>();
  let lastId = storage.session()?.user.id;
  const notify = (): void => {
    const session = storage.session();
    // A refreshed token does not change the user.
    if (session?.user.id === lastId) return;
    lastId = session?.user.id;
    for (const listener of listeners) listener(session);
  };
  /** Ends the session on this device, without notifying the service. */
  const forget = (): void => {
    storage.removeItem(SESSION_KEY);
    notify();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) notify();
  });

  const suspendedListeners = new Set<(at: SuspendedAt) => void>();
  // Kept for the first listener: the page was loaded with it before anyone could listen.
  let pendingSuspension: SuspendedAt | null = isSuspended ? 'signing-in' : null;

  const exchange = async (): Promise<void> => {
    if (code === null) return;
    const { error } = await (await getClient()).auth.exchangeCodeForSession(code);
    // A code that this browser did not request has no verifier here; an existing session is kept.
    if (error && !storage.session()) throw new BackendError('not-authenticated', { cause: error });
  };
  let exchanging: Promise<void> | undefined;

  return {
    notify,
    forget,
    notifySuspended: (at) => {
      for (const listener of suspendedListeners) listener(at);
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
    signInWithGoogle: async (returnTo = '/') => {
      const { data, error } = await (
        await getClient()
      ).auth.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo: `${window.location.origin}/`,
          queryParams: { access_type: 'offline', prompt: 'consent' },
          skipBrowserRedirect: true,
        },
      });
      if (error) throw new BackendError('unexpected', { cause: error });
      if (new URL(data.url).origin !== configuration.url) throw new BackendError('unexpected');
      rememberReturn(window, returnTo);
      window.location.assign(data.url);
    },
    signOut: async () => {
      try {
        await (await getClient()).auth.signOut({ scope: 'local' });
      } finally {
        // Also if the service could not be reached.
        forget();
      }
    },
  };
};
