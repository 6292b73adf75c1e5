import { refuseOtherSignIn } from './accountRules.mjs';
import { createAccountGuard } from './accountGuard.mjs';
import { createAdminUsers } from './adminUsers.mjs';
import { withPlainErrors } from './libraryErrors.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {Awaited<ReturnType<typeof import('./openDatabase.mjs').openDatabase>>} Database */
/** @typedef {Pick<import('./google/googleStandIn.mjs').GoogleStandIn, 'redirect'>} GoogleStandIn */
/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} OneAtATime */
/** @typedef {ReturnType<typeof import('./callers.mjs').createCallers>} Callers */

const ROOT_OFF = {
  code: 'PGRST126',
  details: null,
  hint: null,
  message: 'Root endpoint metadata is disabled',
};

/**
 * /auth/v1 and /rest/v1 as a hosted project answers them.
 * @param {{
 *   database: Database, secrets: Secrets, google: GoogleStandIn, callers: Callers, oneAtATime: OneAtATime,
 * }} options
 */
export const createSupabaseApi = ({ database, secrets, google, callers, oneAtATime }) => {
  const adminUsers = createAdminUsers(database.database, secrets.secretKey);
  const guardAccount = createAccountGuard({ database: database.database, callers });

  /** @param {Request} request @param {URL} url */
  const auth = async (request, url) => {
    if (url.pathname.startsWith('/auth/v1/admin/users')) return oneAtATime(() => adminUsers(request, url));
    const refused = await refuseOtherSignIn(request, url);
    if (refused) return refused;
    const answer = async () => database.app.fetch(request);
    return google.redirect(await oneAtATime(() => guardAccount(request, url, answer)));
  };

  /** @param {Request} request @param {URL} url */
  const rest = async (request, url) => {
    // Without it there is no list of what the database holds.
    if (/^\/rest\/v1\/?$/.test(url.pathname)) return Response.json(ROOT_OFF, { status: 404 });
    const refused = callers.refuse(request);
    if (refused) return refused;
    return oneAtATime(async () => withPlainErrors(await database.app.fetch(request)));
  };

  return {
    auth,
    rest,
  };
};
