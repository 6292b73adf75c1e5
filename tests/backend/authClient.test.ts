import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { createSessionStorage } from '../../src/backend/sessionStorage';
import { createSupabaseClient, type Client } from '../../src/backend/supabaseClient';
import { createPageWindow } from './pageWindow';

const SERVICE = 'https://service.example';
const EMAIL = 'jo@example.com';
const PASSWORD = 'long enough';

const USER = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: EMAIL,
  app_metadata: {},
  user_metadata: {},
  identities: [],
  factors: [],
  created_at: '2026-11-20T12:00:00Z',
};
const SESSION = {
  // The client reads what stands in it, and leaves the signature to the service.
  access_token: ['{"alg":"HS256"}', `{"sub":"${USER.id}","exp":4000000000}`, 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.'),
  refresh_token: 'r1',
  token_type: 'bearer',
  expires_in: 3600,
  user: USER,
};
const ENROLLED = { id: 'f1', type: 'totp', totp: { qr_code: '', secret: 's', uri: 'u' } };

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
const fetched = vi.fn<Fetch>();

beforeEach(() => {
  vi.stubGlobal('WebSocket', WebSocket);
  fetched.mockReset();
  fetched.mockImplementation(async (input) => {
    const path = new URL(input).pathname;
    if (/\/(token|signup|verify)$/.test(path)) return Response.json(SESSION);
    if (path.endsWith('/factors')) return Response.json(ENROLLED);
    if (path.endsWith('/sso')) return Response.json({ url: `${SERVICE}/elsewhere` });
    return Response.json(path.endsWith('/user') ? USER : {});
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** The client as every page makes it. */
const createPageClient = (): Client => {
  const { localStorage } = createPageWindow('https://hueloom.example/');
  return createSupabaseClient(
    { url: SERVICE, publishableKey: 'key' },
    createSessionStorage(() => localStorage),
  );
};

/** What was sent since the last look: method and path. */
const sent = (): string[] => {
  const calls = fetched.mock.calls.map(([input, init]) => {
    const { pathname, searchParams } = new URL(input);
    const grant = searchParams.get('grant_type');
    return `${init?.method ?? 'GET'} ${pathname.replace('/auth/v1', '')}${grant === null ? '' : `?${grant}`}`;
  });
  fetched.mockClear();
  return calls;
};

const body = (): unknown => {
  const text = fetched.mock.calls.at(-1)?.[1]?.body;
  return typeof text === 'string' ? JSON.parse(text) : null;
};

type Call = (client: Client['auth']) => Promise<{ readonly error: unknown }>;

/** THE TABLE of what the client can be asked for, and what it asks the service then. */
const CALLS: readonly (readonly [string, Call])[] = [
  ['POST /signup', (auth) => auth.signUp({ email: EMAIL, password: PASSWORD })],
  ['POST /token?password', (auth) => auth.signInWithPassword({ email: EMAIL, password: PASSWORD })],
  ['POST /token?refresh_token', (auth) => auth.refreshSession({ refresh_token: 'r1' })],
  ['POST /token?id_token', (auth) => auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' })],
  ['POST /otp', (auth) => auth.signInWithOtp({ email: EMAIL })],
  ['POST /verify', (auth) => auth.verifyOtp({ email: EMAIL, token: '123456', type: 'email' })],
  [
    'POST /sso',
    (auth) => auth.signInWithSSO({ domain: 'example.com', options: { skipBrowserRedirect: true } }),
  ],
  ['POST /resend', (auth) => auth.resend({ type: 'signup', email: EMAIL })],
  ['POST /recover', (auth) => auth.resetPasswordForEmail(EMAIL)],
];

const SIGNED_IN_CALLS: readonly (readonly [string, Call])[] = [
  ['GET /reauthenticate', (auth) => auth.reauthenticate()],
  ['GET /user', (auth) => auth.getUser()],
  ['PUT /user', (auth) => auth.updateUser({ data: { name: 'Jo' } })],
  ['POST /factors', (auth) => auth.mfa.enroll({ factorType: 'totp' })],
  ['POST /factors/f1/challenge', (auth) => auth.mfa.challenge({ factorId: 'f1' })],
  [
    'POST /factors/f1/verify',
    (auth) => auth.mfa.verify({ factorId: 'f1', challengeId: 'c', code: '123456' }),
  ],
  ['DELETE /factors/f1', (auth) => auth.mfa.unenroll({ factorId: 'f1' })],
  [
    'DELETE /user/identities/i1',
    (auth) =>
      auth.unlinkIdentity({
        id: 'i1',
        identity_id: 'i1',
        user_id: USER.id,
        provider: 'google',
        identity_data: {},
      }),
  ],
];

describe('the client of accounts', () => {
  it.each(CALLS)('asks for %s [D-29]', async (request, call) => {
    expect((await call(createPageClient().auth)).error).toBeNull();
    expect(sent()).toContain(request);
  });

  it.each(SIGNED_IN_CALLS)('asks for %s, as whoever has signed in [D-29]', async (request, call) => {
    const { auth } = createPageClient();
    await auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    sent();
    expect((await call(auth)).error).toBeNull();
    const [input, init] = fetched.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${SESSION.access_token}`);
    expect(input).toContain(`${SERVICE}/auth/v1/`);
    expect(sent()).toContain(request);
  });

  it('leads to the address where Google is asked, and changes the code it comes back with [D-29]', async () => {
    const { auth } = createPageClient();
    const { data } = await auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const address = new URL(data.url ?? '');
    expect(address.pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'google',
      code_challenge: expect.any(String),
    });
    expect((await auth.exchangeCodeForSession('code')).error).toBeNull();
    expect(body()).toMatchObject({ auth_code: 'code', code_verifier: expect.any(String) });
    expect(sent()).toEqual(['POST /token?pkce']);
  });
});

describe('a sign-in by password', () => {
  it.each([{ email: EMAIL }, { phone: '15550100' }])('takes %j with a password [D-30]', async (who) => {
    const { data, error } = await createPageClient().auth.signInWithPassword({ ...who, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.user.id).toBe(USER.id);
    expect(body()).toMatchObject({ ...who, password: PASSWORD });
  });

  it('asks nobody without an e-mail or a phone number [D-30]', async () => {
    const nobody = { password: PASSWORD } as { email: string; password: string };
    const { data, error } = await createPageClient().auth.signInWithPassword(nobody);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
    expect(data.session).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
