import { afterEach, beforeEach, expect, vi } from 'vitest';
import { WebSocket } from 'ws';

import { createSessionStorage } from '../../src/backend/sessionStorage';
import { createSupabaseClient } from '../../src/backend/supabaseClient';
import { createParts, type Parts } from '../../src/backend/supabaseParts';
import { createPageWindow } from './pageWindow';

const SERVICE = 'https://service.example';
export const USER_ID = '00000000-0000-4000-8000-000000000001';
export const SESSION = {
  access_token: ['{"alg":"HS256"}', `{"sub":"${USER_ID}","exp":4000000000}`, 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.'),
  refresh_token: 'r1',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: USER_ID, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
};
export const WRITTEN = ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'];
const PROJECT = { id: 'p1', name: 'One', is_public: true, created_at: '', updated_at: '' };
const PALETTE = { ...PROJECT, id: 'q1', project_id: 'p1', colors: WRITTEN, exact: null, selection_count: 0 };

const PERSON = {
  id: 'u2',
  email: 'jo@example.com',
  created_at: '',
  last_sign_in_at: null,
  user_metadata: {},
  plan: 'free',
  palettes_count: 0,
  projects_count: 0,
};

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
const fetched = vi.fn<Fetch>();

const answerTo = (path: string, isOne: boolean): unknown => {
  if (path.endsWith('/token')) return SESSION;
  if (path.endsWith('/projects')) return isOne ? PROJECT : [];
  if (path.endsWith('/project_palettes')) return isOne ? PALETTE : [];
  if (path.endsWith('/stripe_customers')) return [{ customer_id: 'cus_1' }];
  if (path.endsWith('/stripe_subscriptions')) return [{ status: 'active' }];
  if (path.endsWith('/admin_users')) return [{ id: 'a1' }];
  if (path.endsWith('/create-checkout')) return { url: 'https://checkout.stripe.com/c/pay/cs_1' };
  if (path.endsWith('/get-user-details')) return PERSON;
  if (path.endsWith('/get-all-activities')) return { activities: [], has_more: false };
  return [];
};

/** The service as a page has it after somebody has signed in. */
const signIn = async (): Promise<Parts> => {
  const { localStorage, asWindow } = createPageWindow('https://hueloom.example/');
  const client = createSupabaseClient(
    { url: SERVICE, publishableKey: 'key' },
    createSessionStorage(() => localStorage),
  );
  await client.auth.signInWithPassword({ email: 'jo@example.com', password: 'long enough' });
  fetched.mockClear();
  return createParts(
    async () => client,
    asWindow.location,
    () => {},
    null,
  );
};

type Sent = {
  readonly request: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: string | null;
  /** What is asked to come back, and in which form. */
  readonly prefer: string | null;
  readonly accept: string | null;
};
/** What was asked for since the sign-in. */
const sent = (): readonly Sent[] =>
  fetched.mock.calls.map(([input, init]) => {
    const { pathname, searchParams } = new URL(input);
    const headers = new Headers(init?.headers);
    return {
      request: `${init?.method ?? 'GET'} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      token: headers.get('authorization'),
      prefer: headers.get('prefer'),
      accept: headers.get('accept'),
    };
  });

/** A request that the page sends, and what is in it. */
export type AskedRow = readonly [
  what: string,
  call: (service: Parts) => Promise<unknown>,
  request: string,
  asked: { readonly query?: Sent['query']; readonly body?: unknown },
];

/** For the tests of a file: whatever is fetched is answered here, for somebody who has signed in. */
export const answerRequests = (): void => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', WebSocket);
    fetched.mockReset();
    fetched.mockImplementation(async (input, init) => {
      const isOne = new Headers(init?.headers).get('accept')?.includes('object') === true;
      return Response.json(answerTo(new URL(input).pathname, isOne));
    });
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => vi.unstubAllGlobals());
};

export const expectAsked = async ([, call, request, asked]: AskedRow): Promise<Sent> => {
  await call(await signIn());
  const requests = sent().filter((one) => one.request === request);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject(asked);
  return requests[0] as Sent;
};
