import { refuseOtherSignIn } from './accountRules.mjs';
import { createAccountGuard } from './accountGuard.mjs';
import { createAdminUsers } from './adminUsers.mjs';
import { interceptErrors } from './interceptErrors.mjs';
import { createOneAtATime } from './oneAtATime.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {Awaited<ReturnType<typeof import('./openDatabase.mjs').openDatabase>>} Database */
/** @typedef {import('./google/googleStandIn.mjs').GoogleStandIn} GoogleStandIn */
/** @typedef {ReturnType<typeof import('./callers.mjs').createCallers>} Callers */

const ROOT_OFF = {
  code: 'PGRST126',
  details: null,
  hint: null,
  message: 'Root endpoint metadata is disabled',
};

/**
 * /auth/v1 and /rest/v1 as a hosted project answers them.
 * @param {{ database: Database, secrets: Secrets, google: GoogleStandIn, callers: Callers }} options
 */
export const createSupabaseApi = ({ database, secrets, google, callers }) => {
  const oneAtATime = createOneAtATime();
  const adminUsers = createAdminUsers(database.database, secrets.secretKey);
  const askLibrary = (/** @type {Request} */ request) =>
    interceptErrors(async () => database.app.fetch(request));
  const guardAccount = createAccountGuard({ database: database.database, callers });

  /** @param {Request} request @param {URL} url */
  const auth = async (request, url) => {
    if (url.pathname.startsWith('/auth/v1/admin/users')) return oneAtATime(() => adminUsers(request, url));
    const refused = await refuseOtherSignIn(request, url);
    if (refused) return refused;
    const answer = () => guardAccount(request, url, () => askLibrary(request));
    return google.redirect(await oneAtATime(() => google.serve(answer)));
  };

  /** @param {Request} request @param {URL} url */
  const rest = async (request, url) => {
    // Without it there is no list of what the database holds.
    if (/^\/rest\/v1\/?$/.test(url.pathname)) return Response.json(ROOT_OFF, { status: 404 });
    const refused = callers.identify(request);
    if (refused) return refused;
    return oneAtATime(() => askLibrary(request));
  };

  return {
    auth,
    rest,
    oneAtATime,
    /** Waits for the requests that have begun. */
    settle: () => oneAtATime(async () => undefined),
  };
};
