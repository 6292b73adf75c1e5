import { createTokenReader } from './accessToken.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {import('./accessToken.mjs').Claims} Claims */

/**
 * Sets a request's role and claims for its transaction only; the role is also in the claims, where policies read it.
 */
export const SET_CALLER = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;

const BEARER = /^Bearer\s+(.+)$/i;

/**
 * Identifies the sender of a request. The library reads the token too, but less strictly: it checks neither audience
 * nor issuer, and treats an invalid token as a visitor.
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
    // A key of the new kind is not a token: supabase-js sends it as both when nobody is signed in.
    typeof token !== 'string' || token.startsWith('sb_') ? null : readToken(token, Date.now() / 1000);

  return {
    /** The verdict on a request's token, or null without one. @param {Request} request */
    read: (request) => readIfAny(BEARER.exec(request.headers.get('authorization') ?? '')?.[1]),

    /**
     * The claims for a key and an optional token, when there are no headers; null if either is invalid.
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
