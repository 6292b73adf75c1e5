/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {ReturnType<typeof import('./callers.mjs').createCallers>} Callers */

/** @param {number} status @param {string} code @param {string} message */
const refusal = (status, code, message) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

/** @param {Request} request */
const readRefreshToken = async (request) => {
  try {
    const { refresh_token: token } = await request.clone().json();
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
};

const OF_USER = 'select banned_until from auth.users where id::text = $1 and banned_until > now()';
const OF_TOKEN = `select u.banned_until from auth.refresh_tokens as t join auth.users as u on u.id = t.user_id
  where t.token = $1 and u.banned_until > now()`;

/**
 * What the library lets pass and the hosted service does not: tokens for another audience, and accounts that are
 * suspended. A session outlives the suspension; it only gets no new token meanwhile.
 * @param {{ database: PGlite, callers: Callers }} options
 */
export const createAccountGuard = ({ database, callers }) => {
  /** @param {string} sql @param {string} value @returns {Promise<string | null>} until when */
  const findSuspension = async (sql, value) => {
    const { rows } = await database.query(sql, [value]);
    return /** @type {{ banned_until: string }[]} */ (rows)[0]?.banned_until ?? null;
  };

  /**
   * @param {Request} request
   * @param {string} path below /auth/v1
   * @param {() => Promise<Response>} next
   */
  const answerUser = async (request, path, next) => {
    const verdict = callers.read(request);
    if (verdict === null) return next();
    if ('refusal' in verdict) return refusal(403, 'bad_jwt', 'invalid JWT: unable to verify it');
    const until = path === '/user' ? await findSuspension(OF_USER, verdict.claims.sub ?? '') : null;
    if (until === null) return next();
    if (request.method !== 'GET') return refusal(403, 'user_banned', 'User is banned');
    const response = await next();
    return response.ok ? Response.json({ ...(await response.json()), banned_until: until }) : response;
  };

  /**
   * @param {Request} request
   * @param {URL} url
   * @param {() => Promise<Response>} next the library's own answer
   */
  return async (request, url, next) => {
    const path = url.pathname.slice('/auth/v1'.length);
    if (path !== '/token') return answerUser(request, path, next);
    if (url.searchParams.get('grant_type') !== 'refresh_token') return next();
    const until = await findSuspension(OF_TOKEN, await readRefreshToken(request));
    return until === null ? next() : refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  };
};
