import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type CreateFunction = (read: (name: string) => string | undefined) => (request: Request) => Promise<Response>;

const MODULES = import.meta.glob<CreateFunction>('../../../supabase/functions/*/function.ts', {
  import: 'createFunction',
  eager: true,
});

const SETTINGS: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://backend.example',
  SUPABASE_SERVICE_ROLE_KEY: 'the-key-of-the-server',
  SUPABASE_ANON_KEY: 'sb_publishable_of_the_tests',
  SITE_ORIGIN: 'https://hueloom.example',
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_PRICE_ID: 'price_pro',
};
const USER_ID = '00000000-0000-4000-8000-000000000001';
const WAIT_SECONDS = 7;

/** Who may call, and how: all that a function says of itself but its name. */
const FUNCTIONS: readonly (readonly [
  name: string,
  access: 'anyone' | 'user' | 'admin',
  method: 'GET' | 'POST',
])[] = [
  ['cancel-subscription', 'user', 'POST'],
  ['count-users', 'admin', 'GET'],
  ['create-checkout', 'user', 'POST'],
  ['create-portal', 'user', 'POST'],
  ['delete-user', 'user', 'POST'],
  ['get-all-activities', 'admin', 'GET'],
  ['get-all-projects-and-palettes', 'admin', 'GET'],
  ['get-all-users', 'admin', 'GET'],
  ['get-dashboard', 'admin', 'GET'],
  ['get-user-details', 'admin', 'POST'],
  ['grant-pro', 'admin', 'POST'],
  ['link-preview', 'anyone', 'GET'],
  ['reconcile-billing', 'admin', 'POST'],
  ['resume-subscription', 'user', 'POST'],
  ['stock', 'anyone', 'GET'],
  ['suspend-user', 'admin', 'POST'],
];

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${encode({ alg: 'HS256' })}.${encode({ aud: 'authenticated', role: 'authenticated' })}.c2lnbmF0dXJl`;

/** What the database is told of each call that is counted. */
let counted: Record<string, unknown>[] = [];
let isAdmin = false;

/** A service that knows one user, whose budget is used up. */
const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.endsWith('/auth/v1/user')) return Response.json({ id: USER_ID, email: 'ann@example.com' });
  if (pathname.endsWith('/admin_users')) return Response.json(isAdmin ? [{ id: 1 }] : []);
  if (pathname.endsWith('/rpc/spend_call')) {
    counted.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return Response.json(WAIT_SECONDS);
  }
  throw new Error(`asked for ${pathname}`);
};

beforeEach(() => {
  counted = [];
  isAdmin = false;
  vi.stubGlobal('fetch', answer);
  // The log of the functions, and the client's own.
  for (const way of ['info', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = (name: string, method: string, token: string | null): Promise<Response> => {
  const create = MODULES[`../../../supabase/functions/${name}/function.ts`];
  if (!create) throw new Error(`no function ${name}`);
  return create((setting) => SETTINGS[setting])(
    new Request(`https://backend.example/functions/v1/${name}?c=fed-cba`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    }),
  );
};

describe('every function', () => {
  it('is listed here, but for the one that the provider calls, with a signature', () => {
    const names = Object.keys(MODULES).map((path) => path.split('/').at(-2));
    expect(names).toEqual([...FUNCTIONS.map(([name]) => name), 'stripe-webhook'].toSorted());
  });

  it.each(FUNCTIONS)('%s is open to %s alone', async (name, access, method) => {
    // Who is let in finds the budget used up.
    const whoIsLetIn = { anyone: [429, 429], user: [401, 429], admin: [401, 403] }[access];
    expect([(await call(name, method, null)).status, (await call(name, method, TOKEN)).status]).toEqual(
      whoIsLetIn,
    );
  });

  it.each(FUNCTIONS)('%s counts its calls by %s under its own name', async (name, access, method) => {
    isAdmin = true;
    const response = await call(name, method, TOKEN);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(WAIT_SECONDS)]);
    const actor = access === 'anyone' ? 'visitor:unknown' : USER_ID;
    expect(counted).toEqual([
      {
        actor,
        action: name,
        most: expect.any(Number) as number,
        window_seconds: expect.any(Number) as number,
      },
    ]);
  });

  it.each(FUNCTIONS)('%s, for %s, is called by %s alone', async (name, _access, method) => {
    isAdmin = true;
    const other = method === 'GET' ? 'POST' : 'GET';
    expect((await call(name, other, TOKEN)).status).toBe(405);
    expect(counted).toEqual([]);
  });

  it.each(FUNCTIONS.filter(([, access]) => access !== 'anyone'))(
    '%s says in a few words that it failed where the service is down',
    async (name, _access, method) => {
      vi.stubGlobal('fetch', () => Promise.reject(new Error('a secret of the service')));
      const response = await call(name, method, TOKEN);
      const { error } = (await response.json()) as { readonly error: string };
      expect([response.status, error]).toEqual([502, expect.stringMatching(/^Failed to /)]);
      expect(error).not.toContain('secret');
    },
  );
});
