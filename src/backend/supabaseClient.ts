import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { BackendConfiguration } from './configuration';
import type { Database } from './database.types';
import { SESSION_KEY, type SessionStorage } from './sessionStorage';
import type { SuspendedAt } from './backend';
import { watchSuspension } from './suspensionWatch';
import { timedFetch } from './timedFetch';

export type Client = SupabaseClient<Database>;

/** The only client of a page. It refreshes its tokens automatically, retrying after 200 ms, doubled each time. */
export const createSupabaseClient = (
  { url, publishableKey }: BackendConfiguration,
  storage: SessionStorage,
  onSuspended: (at: SuspendedAt) => void = () => {},
): Client =>
  createClient<Database>(url, publishableKey, {
    auth: { flowType: 'pkce', storage, storageKey: SESSION_KEY, detectSessionInUrl: false },
    global: { fetch: watchSuspension(timedFetch, onSuspended) },
  });
