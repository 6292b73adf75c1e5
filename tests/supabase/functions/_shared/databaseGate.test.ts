import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { createDatabaseGate } from '../../../../supabase/functions/_shared/databaseGate.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: unknown): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmF0dXJl`;

const HOUR_MS = 3_600_000;
const USER = { id: '00000000-0000-4000-8000-000000000001', email: 'ann@example.com' };
const OURS = { aud: 'authenticated', role: 'authenticated' };

/** The gate before an auth server that answers so, whatever the token. */
const gateWith = (answer: { data: { user: object | null }; error: object | null }) => {
  const server = { auth: { getUser: async () => answer } } as unknown as SupabaseClient;
  return createDatabaseGate(server, 'a key of the tests');
};
const known = (more: object = {}) => gateWith({ data: { user: { ...USER, ...more } }, error: null });
const refusing = (error: object) => gateWith({ data: { user: null }, error });

describe('a token that the auth server knows', () => {
  it.each([OURS, { ...OURS, aud: ['authenticated', 'another service'] }])('opens with %j', async (claims) => {
    const token = tokenWith(claims);
    expect(await known().userOf(token)).toEqual({ ...USER, token });
  });

  it('opens also where its claims have the letters in which base64url differs from base64', async () => {
    const token = tokenWith({ ...OURS, name: '~~~???' });
    expect(token).toMatch(/-/);
    expect(token).toMatch(/_/);
    expect(await known().userOf(token)).toEqual({ ...USER, token });
  });

  // The server signs tokens for other services and for its own programs with the same key.
  it.each([
    { ...OURS, aud: 'another service' },
    { ...OURS, aud: ['another service'] },
    { ...OURS, role: 'service_role' },
    { ...OURS, role: 'anon' },
    { aud: 'authenticated' },
    { role: 'authenticated' },
    null,
    'authenticated',
  ])('opens nothing with %j, which is for something else', async (claims) => {
    expect(await known().userOf(tokenWith(claims))).toBeNull();
  });

  it.each(['', 'a.b', 'a.%.c'])('opens nothing where it holds no claims, as %j', async (token) => {
    expect(await known().userOf(token)).toBeNull();
  });

  it('opens nothing while the account is suspended, and everything afterwards', async () => {
    const until = (ms: number) => known({ banned_until: new Date(Date.now() + ms).toISOString() });
    await expect(until(HOUR_MS).userOf(tokenWith(OURS))).rejects.toMatchObject({
      status: 401,
      message: 'Account suspended',
    });
    expect(await until(-HOUR_MS).userOf(tokenWith(OURS))).toMatchObject(USER);
  });

  it('opens also for an account without an address', async () => {
    expect(await known({ email: undefined }).userOf(tokenWith(OURS))).toMatchObject({ email: null });
  });
});

describe('a token that the auth server does not accept', () => {
  it('is of nobody, or of a suspended account', async () => {
    expect(await refusing({ status: 403, code: 'bad_jwt' }).userOf('a.b.c')).toBeNull();
    await expect(refusing({ status: 403, code: 'user_banned' }).userOf('a.b.c')).rejects.toMatchObject({
      message: 'Account suspended',
    });
  });

  it.each([0, undefined, 500, 503])('is not judged by a server that is down: %j', async (status) => {
    await expect(refusing({ status }).userOf('a.b.c')).rejects.toMatchObject({ name: 'Unavailable' });
  });
});
