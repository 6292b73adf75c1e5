import { BackendError, type Backend, type Session, type SuspendedAt } from './backend';
import type { BackendConfiguration } from './configuration';
import { SESSION_KEY, type SessionStorage } from './sessionStorage';
import { rememberReturn } from './signInReturn';
import type { Client } from './supabaseClient';

export type AuthSurroundings = {
  readonly configuration: BackendConfiguration;
  readonly storage: SessionStorage;
  readonly window: Window;
  /** The code that Google's sign-in came back with. */
  readonly code: string | null;
  /** It came back because the account is suspended. */
  readonly isSuspended: boolean;
};

/** The session as it is kept on this device. The client behind it loads only where there is one, or someone signs in. */
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
    // A refreshed token is no other person.
    if (session?.user.id === lastId) return;
    lastId = session?.user.id;
    for (const listener of listeners) listener(session);
  };
  /** Ends the session on this device, without a word to the service. */
  const forget = (): void => {
    storage.removeItem(SESSION_KEY);
    notify();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) notify();
  });

  const suspendedListeners = new Set<(at: SuspendedAt) => void>();
  // Kept for whoever listens first: the page has come back before anyone could.
  let pendingSuspension: SuspendedAt | null = isSuspended ? 'signing-in' : null;

  const exchange = async (): Promise<void> => {
    if (code === null) return;
    const { error } = await (await getClient()).auth.exchangeCodeForSession(code);
    // A code that this browser did not ask for finds no verifier here, and ends no session either.
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
        // Also where the service could not be told.
        forget();
      }
    },
  };
};
