import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {Readonly<Record<string, unknown>> & { role: string, sub?: string }} Claims */
/** @typedef {{ claims: Claims, refusal?: undefined } | { claims?: undefined, refusal: Response }} Verdict */

const ROLES = new Set(['anon', 'authenticated', 'service_role']);

/** In PostgREST's wording and status. @param {string} code @param {string} message */
const refuse = (code, message) => ({
  refusal: Response.json(
    { code, details: null, hint: null, message },
    {
      status: 401,
      headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
    },
  ),
});

/** @param {string} part @returns {Record<string, unknown> | null} */
const readPart = (part) => {
  try {
    const value = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

/**
 * The algorithm is fixed here: the token's own header must match it, and never selects it.
 * @param {string} token
 * @param {string} secret
 */
const readSigned = (token, secret) => {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || readPart(head)?.alg !== 'HS256') return null;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  // Also compared as text: base64url allows several spellings of the same bytes, only one of which is accepted.
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && signature === expected.toString('base64url') ? readPart(body) : null;
};

/**
 * Reads access tokens that were signed here.
 * @param {{ secret: string, issuer: string }} options
 */
export const createTokenReader = ({ secret, issuer }) => {
  /**
   * Returns the token's claims, or the refusal of an invalid one.
   * @param {string} token
   * @param {number} nowSeconds
   * @returns {Verdict}
   */
  return (token, nowSeconds) => {
    const claims = readSigned(token, secret);
    if (!claims) return refuse('PGRST301', 'No suitable key or wrong key type');
    const { exp, nbf, iat, aud, iss, role } = claims;
    if (typeof exp !== 'number' || exp <= nowSeconds) return refuse('PGRST303', 'JWT expired');
    if (typeof nbf === 'number' && nbf > nowSeconds) return refuse('PGRST303', 'JWT not yet valid');
    if (typeof iat === 'number' && iat > nowSeconds) return refuse('PGRST303', 'JWT issued at future');
    if (![aud].flat().includes('authenticated')) return refuse('PGRST303', 'JWT not in audience');
    // The hosted service sets an issuer; a token of this backend may have none, but not another one.
    if (iss !== undefined && iss !== issuer) return refuse('PGRST303', 'JWT of another issuer');
    if (typeof role !== 'string' || !ROLES.has(role)) return refuse('PGRST303', 'JWT of an unknown role');
    return { claims: /** @type {Claims} */ (claims) };
  };
};
