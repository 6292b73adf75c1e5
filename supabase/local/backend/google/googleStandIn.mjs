import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { accountChooser } from './accountChooser.mjs';

/** @typedef {ReturnType<typeof createGoogleStandIn>} GoogleStandIn */

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const USER_INFO = 'https://www.googleapis.com/userinfo/v2/me';
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;
const CODE_MS = 600_000;
const TOKEN_SECONDS = 3599;

/** @param {string} email such as ada.admin@example.com, who is then called Ada Admin */
const nameOf = (email) =>
  (email.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** @param {string} email */
const toPerson = (email) => ({
  // Google's ids are long numbers; the same address is the same person.
  id: BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString(),
  email,
  verified_email: true,
  name: nameOf(email),
});

/** @typedef {(url: string, init: RequestInit) => Response | null} Answer */
/** @type {AsyncLocalStorage<Answer>} */
const serving = new AsyncLocalStorage();
let isIntercepted = false;

// The library's Google addresses cannot be configured. Only what it asks while it serves a request is intercepted.
const interceptFetch = () => {
  if (isIntercepted) return;
  isIntercepted = true;
  const outward = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return serving.getStore()?.(url, init) ?? outward(input, init);
  };
};

/**
 * A Google that knows everybody: choose an account, or type any address. For this machine only.
 * @param {{ origin: string, clientSecret: string, now?: () => number }} options
 */
export const createGoogleStandIn = ({ origin, clientSecret, now = Date.now }) => {
  /** @type {Map<string, { email: string, isOffline: boolean, until: number }>} */
  const codes = new Map();
  /** @type {Map<string, string>} */
  const emails = new Map();

  /** @param {URLSearchParams} form */
  const exchange = (form) => {
    const code = form.get('code') ?? '';
    const chosen = codes.get(code);
    codes.delete(code);
    if (!chosen || chosen.until < now() || form.get('client_secret') !== clientSecret) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const token = randomBytes(24).toString('base64url');
    emails.set(token, chosen.email);
    const refresh = chosen.isOffline ? { refresh_token: randomBytes(24).toString('base64url') } : {};
    return Response.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'email profile',
      ...refresh,
    });
  };

  /** @param {HeadersInit | undefined} headers */
  const describe = (headers) => {
    const token = (new Headers(headers).get('authorization') ?? '').replace(/^Bearer /, '');
    const email = emails.get(token);
    emails.delete(token);
    if (!email) return Response.json({ error: 'unauthorized' }, { status: 401 });
    return Response.json(toPerson(email));
  };

  /** @type {Answer} */
  const answerInstead = (url, init) => {
    if (url === TOKEN) return exchange(new URLSearchParams(/** @type {string} */ (init.body)));
    return url.startsWith(USER_INFO) ? describe(init.headers) : null;
  };
  interceptFetch();

  /** @param {URLSearchParams} params @param {string} email */
  const goBack = (params, email) => {
    const code = randomBytes(24).toString('base64url');
    const isOffline = params.get('access_type') === 'offline';
    codes.set(code, { email: email.toLowerCase(), isOffline, until: now() + CODE_MS });
    const back = new URL(`${origin}/auth/v1/callback`);
    back.searchParams.set('code', code);
    back.searchParams.set('state', params.get('state') ?? '');
    return new Response(null, { status: 302, headers: { location: back.href, 'cache-control': 'no-store' } });
  };

  return {
    /** @template T @param {() => Promise<T>} work */
    serve: (work) => serving.run(answerInstead, work),

    /**
     * Points the library's redirect to Google at this page.
     * @param {Response} response
     */
    redirect: (response) => {
      const location = response.headers.get('location');
      if (!location?.startsWith(AUTHORIZE)) return response;
      const headers = { location: location.replace(AUTHORIZE, `${origin}/__google/authorize`) };
      return new Response(null, { status: response.status, headers });
    },

    /** @param {Request} request @param {URL} url */
    answer: async (request, url) => {
      if (request.method !== 'GET' || url.pathname !== '/__google/authorize') {
        return new Response('Not found', { status: 404 });
      }
      const params = url.searchParams;
      if (params.get('redirect_uri') !== `${origin}/auth/v1/callback`) {
        return new Response('Unknown redirect_uri', { status: 400 });
      }
      const typed = params.get('email') ?? params.get('login_hint');
      const email = typed?.trim() ?? '';
      if (EMAIL.test(email)) return goBack(params, email);
      return accountChooser(params, typed);
    },
  };
};
