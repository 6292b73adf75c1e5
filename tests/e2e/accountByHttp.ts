import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { writeColors } from '../../src/backend/rows';
import { SESSION_KEY } from '../../src/backend/sessionStorage';
import { colorFromHex } from '../../src/color/color';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';
import { expect } from './page';

type Session = { readonly access_token: string; readonly user: { readonly id: string } };

/** Somebody who has signed in, before any page is open. */
export type Account = {
  readonly email: string;
  readonly session: Session;
  readonly request: APIRequestContext;
};

const json = async <Body>(answer: APIResponse): Promise<Body> => {
  expect(answer.ok(), `${answer.url()}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Body;
};

/** What the address says that a sign-in comes back to. */
type SignInAnswer = {
  readonly code: string | null;
  readonly failure: string | null;
  readonly verifier: string;
};

/** Asks the backend, as the page and the account chooser do between them, whether an account may come in. */
export const askForSignIn = async (request: APIRequestContext, email: string): Promise<SignInAnswer> => {
  const verifier = randomBytes(32).toString('base64url');
  const back = await request.get('/auth/v1/authorize', {
    params: {
      provider: 'google',
      // The smallest file of the site: nobody reads what the address brings.
      redirect_to: `http://localhost:${process.env.E2E_PORT}/theme.js`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
      login_hint: email,
      apikey: PUBLISHABLE_KEY,
    },
  });
  const { searchParams } = new URL(back.url());
  return { code: searchParams.get('code'), failure: searchParams.get('error_code'), verifier };
};

export const createAccount = async (request: APIRequestContext, email: string): Promise<Account> => {
  const { code, verifier } = await askForSignIn(request, email);
  const answer = await request.post('/auth/v1/token?grant_type=pkce', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { auth_code: code, code_verifier: verifier },
  });
  return { email, session: await json<Session>(answer), request };
};

const headersOf = ({ session }: Account) => ({
  apikey: PUBLISHABLE_KEY,
  authorization: `Bearer ${session.access_token}`,
});

/** Every page that the context opens from now on finds the account signed in, until it signs out. */
export const signInContext = async (context: BrowserContext, { session }: Account): Promise<void> => {
  await context.addInitScript(
    ([key, mark, text]) => {
      // Pages of no site have no storage. Once only: whoever signs out stays signed out.
      if (window.origin === 'null' || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '1');
      localStorage.setItem(key, text);
    },
    [SESSION_KEY, 'test-has-signed-in', JSON.stringify(session)] as const,
  );
};

/** A context in which somebody has signed in without a page. */
export const signInByHttp = async (context: BrowserContext, email: string): Promise<Account> => {
  const account = await createAccount(context.request, email);
  await signInContext(context, account);
  return account;
};

/** Begins a payment; returns the address of the page where it is made. */
export const beginCheckout = async (account: Account): Promise<string> => {
  const answer = await account.request.post('/functions/v1/create-checkout', {
    headers: headersOf(account),
    data: {},
  });
  return (await json<{ url: string }>(answer)).url;
};

/** Pays at the stand-in's checkout, without its page. */
export const payForPro = async (account: Account): Promise<void> => {
  const answer = await account.request.post(await beginCheckout(account), { form: { choice: 'pay' } });
  expect(answer.ok()).toBe(true);
};

/** Makes a project as the page asks for it; answers its id. */
export const insertProject = async (account: Account, name: string): Promise<string> => {
  const answer = await account.request.post('/rest/v1/projects', {
    headers: { ...headersOf(account), prefer: 'return=representation' },
    data: { user_id: account.session.user.id, name, is_public: true },
  });
  const [row] = await json<{ id: string }[]>(answer);
  if (!row) throw new Error(`${name} was not made`);
  return row.id;
};

/** Writes many rows in one request; answers their ids. */
export const insertMany = async (
  account: Account,
  table: 'projects' | 'project_palettes',
  rows: readonly object[],
): Promise<readonly string[]> => {
  const answer = await account.request.post(`/rest/v1/${table}`, {
    headers: { ...headersOf(account), prefer: 'return=representation' },
    data: rows,
  });
  return (await json<{ id: string }[]>(answer)).map(({ id }) => id);
};

/** Saves a palette to a project as the page does. */
export const insertPalette = async (
  account: Account,
  projectId: string,
  name: string,
  hexes: readonly string[],
): Promise<void> => {
  const answer = await account.request.post('/rest/v1/project_palettes', {
    headers: headersOf(account),
    data: { project_id: projectId, name, ...writeColors(hexes.map(colorFromHex)) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** The rows of a table that anybody may read. */
export const askTable = async (
  request: APIRequestContext,
  table: string,
  params: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> =>
  json(await request.get(`/rest/v1/${table}`, { params, headers: { apikey: PUBLISHABLE_KEY } }));
