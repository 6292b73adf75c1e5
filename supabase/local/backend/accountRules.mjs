/** @param {number} status @param {string} code @param {string} message */
const refusal = (status, code, message) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

const OFF = 422;
/** What stands open of the sign-in API; all the rest is a way in without Google, or out of reach by design. */
const OPEN = new Set([
  'GET /health',
  'GET /settings',
  'GET /authorize',
  'POST /logout',
  'GET /user',
  'PUT /user',
]);

/** What would open another way into an account that Google opened. */
const WAYS_IN = ['email', 'phone', 'password'];
/** Names and addresses of pictures; more would be read with each session. */
const MOST_PROFILE_BYTES = 10_000;

/** A zero byte, as it is or as JSON and addresses write it: no text of the database has one. */
const ZERO = /\0|%00|(?<!\\)(?:\\\\)*\\u0000/;

/** JSON that is no object, such as null: the library would take it for one. @param {Request} request */
const isNoObject = (request) =>
  request
    .clone()
    .json()
    .then(
      (body) => typeof body !== 'object' || body === null,
      () => false,
    );

/** @param {Request} request */
const readBody = async (request) => {
  try {
    const body = await request.clone().json();
    return typeof body === 'object' && body !== null ? /** @type {Record<string, unknown>} */ (body) : {};
  } catch {
    return {};
  }
};

/**
 * Refuses every way to an account but Google's. Null where the request may go on.
 * @param {Request} request
 * @param {URL} url
 * @returns {Promise<Response | null>}
 */
export const refuseOtherSignIn = async (request, url) => {
  const path = url.pathname.slice('/auth/v1'.length);
  if (request.method === 'OPTIONS') return null;
  if (ZERO.test(url.search) || ZERO.test(await request.clone().text())) {
    return refusal(400, 'bad_json', 'The request must hold no zero byte');
  }
  if (await isNoObject(request)) return refusal(400, 'bad_json', 'The request body must be an object');
  if (path === '/token') {
    const grant = url.searchParams.get('grant_type');
    if (grant === 'refresh_token' || grant === 'pkce') return null;
    return refusal(OFF, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (path === '/signup') {
    const body = await readBody(request);
    if (body.phone) return refusal(OFF, 'phone_provider_disabled', 'Phone signups are disabled');
    if (body.email) return refusal(OFF, 'email_provider_disabled', 'Email signups are disabled');
    return refusal(OFF, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (['/otp', '/magiclink', '/recover', '/resend', '/verify'].includes(path)) {
    return refusal(OFF, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (path === '/user' && request.method === 'PUT') {
    const body = await readBody(request);
    const isMore = WAYS_IN.some((name) => typeof body[name] === 'string');
    if (isMore) return refusal(OFF, 'validation_failed', 'Only profile data may be changed');
    const isLong = JSON.stringify(body).length > MOST_PROFILE_BYTES;
    return isLong ? refusal(OFF, 'validation_failed', 'The profile data is too long') : null;
  }
  // The answer to the other flow holds the tokens themselves, and comes to whatever listens on a port of this machine.
  if (path === '/authorize' && !url.searchParams.get('code_challenge')) {
    return refusal(400, 'validation_failed', 'Only sign-in by code is open: send a code_challenge');
  }
  if (OPEN.has(`${request.method} ${path}`)) return null;
  return refusal(404, 'not_found', 'Not found');
};
