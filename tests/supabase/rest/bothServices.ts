import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '../../../supabase/local/backend/installSecrets.mjs';
import { startBackend, type Backend } from '../../../supabase/local/backend/startBackend.mjs';
import { listenOnLoopback } from '../../../supabase/local/loopback.mjs';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { migrateAndFill } from '../database/migrated';
import { asRequest } from '../database/people';
import { startRealServer } from '../database/realServer';
import type { Who } from './calls.data';
import { startPostgrest } from './postgrest';

export type Service = {
  readonly clientFor: (who: Who) => SupabaseClient;
  readonly close: () => Promise<void>;
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signToken = (who: Who, secret: string): string => {
  const claims = {
    ...asRequest(who).claims,
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const connect = (origin: string, who: Who, secret: string, send: typeof fetch = fetch): SupabaseClient =>
  createClient(origin, PUBLISHABLE_KEY, {
    // Node has one of its own only from 22 on.
    realtime: { transport: WebSocket as never },
    global: { fetch: send },
    ...(who !== 'anonymous' && { accessToken: async () => signToken(who, secret) }),
  });

export const startEmbedded = async (): Promise<Service> => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-rest-'));
  let serve: Backend['serve'] | null = null;
  const server = await listenOnLoopback(0, (request, response) => serve?.(request, response));
  const origin = `http://localhost:${server.port}`;
  const seed = join(ROOT, 'tests/supabase/database/fixture.sql');
  const backend = await startBackend({ origin, env: {}, folder, seed });
  serve = backend.serve;
  return {
    clientFor: (who) => connect(origin, who, backend.secrets.jwt),
    close: async () => {
      await server.close();
      await backend.functionsLoaded;
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
};

const SECRET = 'a secret of no installation, long enough';

/** The hosted gateway in front of PostgREST: it takes the prefix and keys of the new kind off. */
const asGateway: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (headers.get('authorization')?.startsWith('Bearer sb_')) headers.delete('authorization');
  return fetch((input as string).replace('/rest/v1/', '/'), { ...init, headers });
};

/** Needs PostgreSQL to be installed. `more` is run by the owner of the database before it is served. */
export const startHosted = async (program: string, more = 'select'): Promise<Service> => {
  const server = await startRealServer();
  if (!server) throw new Error('PostgreSQL is not installed');
  const owner = await server.connect('postgres');
  await migrateAndFill(owner);
  await owner.query(more);
  await owner.close();
  const postgrest = await startPostgrest(program, server.folder, SECRET);
  return {
    clientFor: (who) => connect(postgrest.origin, who, SECRET, asGateway),
    close: async () => {
      await postgrest.stop();
      await server.stop();
    },
  };
};
