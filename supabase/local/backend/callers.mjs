import { createTokenReader } from './accessToken.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {import('./accessToken.mjs').Claims} Claims */

/** The role and the claims of a request, for its transaction alone; the role also where policies look for it. */
export const SET_CALLER = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;

const BEARER = /^Bearer\s+(.+)$/i;

/**
 * Who sends a request. The library reads its token, too, but less strictly: it looks at neither audience nor issuer,
 * and takes whoever sends what is no token for a visitor.
 * @param {{ secrets: Secrets, origin: string, publishableKey: string }} options
 */
export const createCallers = ({ secrets, origin, publishableKey }) => {
  const readToken = createTokenReader({ secret: secrets.jwt, issuer: `${origin}/auth/v1` });
  /** @type {ReadonlyMap<string, Claims>} */
  const keys = new Map([
    [publishableKey, { role: 'anon' }],
    [secrets.secretKey, { role: 'service_role' }],
  ]);

  /** @param {unknown} token */
  const readIfAny = (token) =>
    // A key of the new kind is no token: supabase-js sends it as both when nobody has signed in.
    typeof token !== 'string' || token.startsWith('sb_') ? null : readToken(token, Date.now() / 1000);

  return {
    /** What the token of a request is worth, or null where it carries none. @param {Request} request */
    read: (request) => readIfAny(BEARER.exec(request.headers.get('authorization') ?? '')?.[1]),

    /**
     * Whom a key and the token beside it name, where there are no headers to read; null where one of them opens nothing.
     * @param {string} key
     * @param {unknown} token
     * @returns {Claims | null}
     */
    admit: (key, token) => {
      const claims = keys.get(key) ?? null;
      const verdict = claims && readIfAny(token);
      return verdict ? (verdict.claims ?? null) : claims;
    },
  };
};
