import type { Backend, Session, SessionEnd, SuspendedAt } from '../../src/backend/backend';
import type { User } from '../../src/domain/user';

type SessionListener = Parameters<Backend['auth']['onSessionChange']>[0];

/** The session of a service in memory; `google` is whoever signs in. */
export const createFakeAuth = (world: { user: User | null }, google: User) => {
  const listeners = new Set<SessionListener>();
  const suspendedListeners = new Set<(at: SuspendedAt) => void>();
  const session = (): Session | null => (world.user ? { user: world.user } : null);
  const changeUser = (user: User | null, end?: SessionEnd): void => {
    world.user = user;
    for (const listener of listeners) listener(session(), end);
  };
  const auth: Backend['auth'] = {
    session: async () => session(),
    onSessionChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSuspended: (listener) => {
      suspendedListeners.add(listener);
      return () => suspendedListeners.delete(listener);
    },
    signInWithGoogle: async () => changeUser(google),
    signOut: async () => changeUser(null),
  };
  return {
    auth,
    changeUser,
    notifySuspended: (at: SuspendedAt): void => {
      for (const listener of suspendedListeners) listener(at);
    },
  };
};
