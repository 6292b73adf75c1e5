import { rm } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { startBackend, type Backend } from '../../../../supabase/local/backend/startBackend.mjs';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { listenOnLoopback } from '../../../../supabase/local/loopback.mjs';
import { createDataFolder } from './dataTemplate';

export type RunningBackend = {
  readonly origin: string;
  readonly port: number;
  readonly folder: string;
  readonly backend: Backend;
  readonly close: () => Promise<void>;
};

/** The embedded backend on a free port, over a data folder of its own. */
export const runBackend = async (): Promise<RunningBackend> => {
  const folder = await createDataFolder();
  let serve: Backend['serve'] | null = null;
  let upgrade: Backend['upgrade'] | null = null;
  const server = await listenOnLoopback(
    0,
    (request, response) => serve?.(request, response),
    (request, socket, head) => upgrade?.(request, socket, head),
  );
  const origin = `http://localhost:${server.port}`;
  const started = await startBackend({ origin, env: {}, folder });
  ({ serve, upgrade } = started);
  await started.functionsLoaded;
  return {
    origin,
    port: server.port,
    folder,
    backend: started,
    close: async () => {
      await server.close();
      await started.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** As the page makes it, but with what it stores in memory. */
export const createPageClient = (origin: string, key = PUBLISHABLE_KEY): SupabaseClient => {
  const kept = new Map<string, string>();
  return createClient(origin, key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    // Node has one of its own only from 22 on.
    realtime: { transport: WebSocket as never },
  });
};

/** Follows redirects from the authorize address until one leads back to the page. */
export const followSignIn = async (origin: string, start: string): Promise<URL> => {
  let url = start;
  for (let step = 0; step < 5; step++) {
    const answer = await fetch(url, { redirect: 'manual' });
    url = answer.headers.get('location') ?? '';
    if (url.startsWith(`${origin}/?`)) return new URL(url);
  }
  throw new Error(`the sign-in did not come back: ${url}`);
};

export const authorizeUrl = async (
  client: SupabaseClient,
  origin: string,
  email: string,
  redirectTo = `${origin}/`,
): Promise<string> => {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline', prompt: 'consent', login_hint: email },
    },
  });
  if (error) throw error;
  return data.url;
};

/** Signs in as anyone, through the Google stand-in. */
export const signIn = async (origin: string, email: string) => {
  const client = createPageClient(origin);
  const back = await followSignIn(origin, await authorizeUrl(client, origin, email));
  const refused = back.searchParams.get('error_code');
  if (refused) throw new Error(refused);
  const { data, error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  if (error) throw error;
  return { client, session: data.session, user: data.user };
};
