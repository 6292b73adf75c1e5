import { createAccountRules } from './accountRules.mjs';
import { createAdminUsers } from './adminUsers.mjs';
import { refuseInheritedFilter } from './inheritedFilter.mjs';

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
 * Implements /auth/v1 and /rest/v1 of a hosted project.
 * @param {{
 *   database: Database, secrets: Secrets, google: GoogleStandIn, callers: Callers, oneAtATime: OneAtATime,
 * }} options
 */
export const createSupabaseApi = ({ database, secrets, google, callers, oneAtATime }) => {
  const adminUsers = createAdminUsers(database.database, secrets.secretKey);
  const byRules = createAccountRules({ database: database.database, callers });
  const askLibrary = (/** @type {Request} */ request) => async () => database.app.fetch(request);

  return {
    /** @param {Request} request @param {URL} url */
    auth: async (request, url) => {
      if (url.pathname.startsWith('/auth/v1/admin/users')) return oneAtATime(() => adminUsers(request, url));
      return google.redirect(await oneAtATime(() => byRules(request, url, askLibrary(request))));
    },

    /** @param {Request} request @param {URL} url */
    rest: async (request, url) => {
      // Disabled, so that the contents of the database cannot be listed.
      if (/^\/rest\/v1\/?$/.test(url.pathname)) return Response.json(ROOT_OFF, { status: 404 });
      const refusal = callers.read(request)?.refusal ?? refuseInheritedFilter(url);
      return refusal ?? oneAtATime(askLibrary(request));
    },
  };
};
