import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readSetting, type ReadVariable } from './environment.ts';
import { Unavailable } from './refusal.ts';

const TIMEOUT_MS = 8000;
const NO_SESSION = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/**
 * Functions use no realtime channels. The client would still look for a WebSocket, which Node only has from version 22
 * on.
 */
const NO_REALTIME = {
  transport: (() => {
    throw new Error('functions open no sockets');
  }) as never,
};

/** Uses the key that bypasses row-level security. Only for requests on behalf of an authenticated caller. */
export const connectAsServer = (read: ReadVariable): SupabaseClient =>
  createClient(readSetting(read, 'SUPABASE_URL'), readSetting(read, 'SUPABASE_SERVICE_ROLE_KEY'), {
    auth: NO_SESSION,
    realtime: NO_REALTIME,
    global: { fetch: fetchInTime },
  });

/** With the caller's own rights only. */
export const connectAsCaller = (read: ReadVariable, token: string): SupabaseClient =>
  createClient(readSetting(read, 'SUPABASE_URL'), readSetting(read, 'SUPABASE_ANON_KEY'), {
    auth: NO_SESSION,
    realtime: NO_REALTIME,
    global: { fetch: fetchInTime, headers: { authorization: `Bearer ${token}` } },
  });

/** The data of a response, or an error with the code only: messages contain values and queries. */
export const dataOf = <T>(answer: {
  readonly data: T;
  readonly error: { readonly code?: string } | null;
}): T => {
  if (answer.error !== null) throw new Unavailable(`database ${answer.error.code ?? ''}`.trim());
  return answer.data;
};
