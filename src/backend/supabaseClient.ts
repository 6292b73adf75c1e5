import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { BackendConfiguration } from './configuration';
import type { Database } from './database.types';
import { SESSION_KEY, type SessionStorage } from './sessionStorage';
import type { SessionEnd, SuspendedAt } from './backend';
import { watchSuspension } from './suspensionWatch';
import { timedFetch } from './timedFetch';

export type Client = SupabaseClient<Database>;

/** What the client reports. */
export type ClientWatch = {
  /** The session may have changed. `end` is set if the client removed it, as the service refused it. */
  readonly notify: (end?: SessionEnd) => void;
  readonly notifySuspended: (at: SuspendedAt) => void;
  /** The client is about to remove the session, as the service refused it. */
  readonly announceRefusal: () => void;
};

/** The only client of a page. It refreshes its tokens automatically, retrying after 200 ms, doubled each time. */
export const createSupabaseClient = (
  { url, publishableKey }: BackendConfiguration,
  storage: SessionStorage,
  watch?: ClientWatch,
): Client => {
  // A sign-out in another tab is reported the same way, but removes nothing here.
  let isRemovedHere = false;
  // The page has said why by then, and signing in again would not help.
  let isSuspended = false;
  const removeItem = (key: string): void => {
    if (key === SESSION_KEY) {
      isRemovedHere = true;
      if (!isSuspended) watch?.announceRefusal();
    }
    storage.removeItem(key);
  };
  const onSuspended = (at: SuspendedAt): void => {
    isSuspended = true;
    watch?.notifySuspended(at);
  };
  const client = createClient<Database>(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storage: { ...storage, removeItem },
      storageKey: SESSION_KEY,
      detectSessionInUrl: false,
    },
    global: { fetch: watchSuspension(timedFetch, onSuspended) },
  });
  if (watch)
    client.auth.onAuthStateChange((_, session) => {
      const isRefused = session === null && isRemovedHere && !isSuspended;
      isRemovedHere = false;
      isSuspended = false;
      watch.notify(isRefused ? 'expired' : undefined);
    });
  return client;
};
