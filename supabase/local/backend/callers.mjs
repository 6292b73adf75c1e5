import { createTokenReader } from './accessToken.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {import('./accessToken.mjs').Claims} Claims */

const BEARER = /^Bearer\s+(.+)$/i;

/**
 * Who sends a request: found before it waits for its turn, and told to the library as the claims of the key that
 * came with it. The library itself would verify each token in the thread pool while all others wait.
 * @param {{ secrets: Secrets, origin: string, publishableKey: string }} options
 */
export const createCallers = ({ secrets, origin, publishableKey }) => {
  /** @type {WeakMap<Request, Claims>} */
  const known = new WeakMap();
  const readToken = createTokenReader({ secret: secrets.jwt, issuer: `${origin}/auth/v1` });
  /** @type {ReadonlyMap<string, { type: 'publishable' | 'secret', claims: Claims }>} */
  const keys = new Map([
    [publishableKey, { type: 'publishable', claims: { role: 'anon' } }],
    [secrets.secretKey, { type: 'secret', claims: { role: 'service_role' } }],
  ]);

  /**
   * What the token of a request is worth, or null where it carries none.
   * @param {Request} request
   */
  const read = (request) => {
    const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
    // A key of the new kind is no token: supabase-js sends it as both when nobody has signed in.
    if (token === undefined || token.startsWith('sb_')) return null;
    return readToken(token, Date.now() / 1000);
  };

  /**
   * Takes the token off the request. What it answers is the refusal, or null where the request may go on.
   * @param {Request} request
   * @returns {Response | null}
   */
  const identify = (request) => {
    const verdict = read(request);
    if (verdict === null) return null;
    if ('refusal' in verdict) return verdict.refusal;
    known.set(request, verdict.claims);
    request.headers.delete('authorization');
    return null;
  };

  /** @param {string} key @param {Request} request */
  const resolve = (key, request) => {
    const found = keys.get(key);
    return found ? { type: found.type, claims: known.get(request) ?? found.claims } : null;
  };

  /**
   * Whom a key and the token beside it name, where there are no headers to read; null where one of them opens nothing.
   * @param {string} key
   * @param {unknown} token
   * @returns {Claims | null}
   */
  const admit = (key, token) => {
    const found = keys.get(key);
    if (!found || typeof token !== 'string' || token.startsWith('sb_')) return found?.claims ?? null;
    const verdict = readToken(token, Date.now() / 1000);
    return 'refusal' in verdict ? null : verdict.claims;
  };

  return { read, identify, resolve, admit };
};
