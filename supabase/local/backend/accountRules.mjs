/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {ReturnType<typeof import('./callers.mjs').createCallers>} Callers */
/** @typedef {Readonly<Record<string, unknown>>} Body */

/** In the sign-in API's wording. @param {number} status @param {string} code @param {string} message */
export const refusal = (status, code, message) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

/** The open endpoints of the sign-in API; all others sign in without Google, or are not needed. */
const OPEN = new Set([
  'GET /health',
  'GET /settings',
  'GET /authorize',
  'POST /token',
  'POST /logout',
  'GET /user',
  'PUT /user',
]);
const OTHER_WAYS_IN = new Set(['/signup', '/otp', '/magiclink', '/recover', '/resend', '/verify']);
const GRANTS = new Set(['pkce', 'refresh_token']);
/** Fields that would add another way to sign in to an account created by Google. */
const KEYS_OF_OTHER_WAYS = ['email', 'phone', 'password'];
/** Enough for names and picture URLs; more would be loaded with each session. */
const MOST_PROFILE_BYTES = 10_000;

const OF_USER = 'select banned_until from auth.users where id::text = $1 and banned_until > now()';
const OF_TOKEN = `select u.banned_until from auth.refresh_tokens as t join auth.users as u on u.id = t.user_id
  where t.token = $1 and u.banned_until > now()`;

/** A null byte, raw or as JSON and URLs encode it: no text in the database may contain one. */
const ZERO = /\0|%00|(?<!\\)(?:\\\\)*\\u0000/;

/** Empty if there is no body, or an unparsable one: the library refuses that itself. @param {string} text */
const parseBody = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** @param {Body} body of a change to the user's own account */
const refuseChange = (body) => {
  if (KEYS_OF_OTHER_WAYS.some((name) => typeof body[name] === 'string'))
    return refusal(422, 'validation_failed', 'Only profile data may be changed');
  return JSON.stringify(body).length > MOST_PROFILE_BYTES
    ? refusal(422, 'validation_failed', 'The profile data is too long')
    : null;
};

/**
 * Refuses every way to sign in except Google's. Null if the request may proceed.
 * @param {string} call method and path
 * @param {URLSearchParams} query
 * @param {Body} body
 */
const refuseOtherWays = (call, query, body) => {
  const [, path = ''] = call.split(' ');
  const isOtherGrant = path === '/token' && !GRANTS.has(query.get('grant_type') ?? '');
  if (OTHER_WAYS_IN.has(path) || isOtherGrant)
    return refusal(422, 'provider_disabled', 'Google is the only way in');
  // The implicit flow returns the tokens themselves, to whatever listens on a port of this machine.
  if (path === '/authorize' && !query.get('code_challenge'))
    return refusal(400, 'validation_failed', 'Only sign-in by code is open: send a code_challenge');
  if (call === 'PUT /user') return refuseChange(body);
  return OPEN.has(call) ? null : refusal(404, 'not_found', 'Not found');
};

/**
 * Refuses what the library allows but our hosted project does not: sign-ins without Google, tokens for another
 * audience, and suspended accounts. A session outlives the suspension; it just gets no new token meanwhile.
 * @param {{ database: PGlite, callers: Callers }} options
 */
export const createAccountRules = ({ database, callers }) => {
  /** @param {string} sql @param {unknown} value @returns {Promise<string | null>} end of the suspension */
  const findSuspension = async (sql, value) => {
    const { rows } = await database.query(sql, [typeof value === 'string' ? value : '']);
    return /** @type {{ banned_until: string }[]} */ (rows)[0]?.banned_until ?? null;
  };

  /**
   * @param {Request} request
   * @param {URL} url
   * @param {() => Promise<Response>} next the library's own handler
   */
  return async (request, url, next) => {
    const { method } = request;
    if (method === 'OPTIONS') return next();
    const path = url.pathname.slice('/auth/v1'.length);
    const text = await request.clone().text();
    if (ZERO.test(url.search) || ZERO.test(text))
      return refusal(400, 'bad_json', 'The request must hold no zero byte');
    const body = parseBody(text);
    // The library would accept JSON that is not an object, such as null.
    if (typeof body !== 'object' || body === null)
      return refusal(400, 'bad_json', 'The request body must be an object');
    const refused = refuseOtherWays(`${method} ${path}`, url.searchParams, body);
    if (refused) return refused;
    if (path === '/token') {
      const until = await findSuspension(OF_TOKEN, body.refresh_token);
      return until === null ? next() : refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned');
    }
    const verdict = callers.read(request);
    if (verdict === null) return next();
    if (verdict.refusal) return refusal(403, 'bad_jwt', 'invalid JWT: unable to verify it');
    const until = path === '/user' ? await findSuspension(OF_USER, verdict.claims.sub) : null;
    if (until === null) return next();
    if (method !== 'GET') return refusal(403, 'user_banned', 'User is banned');
    const response = await next();
    return response.ok ? Response.json({ ...(await response.json()), banned_until: until }) : response;
  };
};
