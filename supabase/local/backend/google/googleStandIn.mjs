import { createHash } from 'node:crypto';
import { accountChooser } from './accountChooser.mjs';

/** @typedef {import('./signInAs.mjs').Claims} Claims */
/** @typedef {ReturnType<typeof createGoogleStandIn>} GoogleStandIn */

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

/** @param {string} email such as ada.admin@example.com, which gives the name Ada Admin */
const nameOf = (email) =>
  (email.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** @param {string} typed @returns {Claims} */
const claimsOf = (typed) => {
  const email = typed.toLowerCase();
  // Google's ids are long numbers; the same address always gets the same id.
  const id = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  const name = nameOf(email);
  return { sub: id, email, email_verified: true, name, full_name: name };
};

/**
 * A stand-in for Google that accepts everybody: choose an account, or type any address. For this machine only.
 * @param {{
 *   origin: string, signIn: (chosen: { state: string, claims: Claims, isOffline: boolean }) => Promise<string | null>,
 * }} options `signIn` completes the sign-in with that state and returns its redirect URL; null if there is none
 */
export const createGoogleStandIn = ({ origin, signIn }) => {
  /** @param {URLSearchParams} params @param {string} email */
  const goBack = async (params, email) => {
    const isOffline = params.get('access_type') === 'offline';
    const back = await signIn({ state: params.get('state') ?? '', claims: claimsOf(email), isOffline });
    const location = back ?? `${origin}/?error=invalid_request&error_code=bad_oauth_state`;
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  };

  return {
    /**
     * Redirects the library's redirect to Google to this page instead.
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
