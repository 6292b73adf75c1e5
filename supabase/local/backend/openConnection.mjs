import { createPgliteConnection } from '@supabase/lite/pglite';
import { answerLikePostgrest } from './restStatus.mjs';

/** @typedef {import('@supabase/lite/pglite').PgliteConnection} PgliteConnection */
/** @typedef {{ executeQuery: (query: object) => Promise<unknown> }} Transaction a Kysely */
/** @typedef {{ auth?: { role?: string, jwt?: object | null } }} Vars */

/** @param {string} value as PostgreSQL prints it in UTC: 2026-01-02 03:04:05.678+00 */
const toIsoTimestamp = (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** The role and the claims of a request, for its transaction alone; the role also where policies look for it. */
const SET_CALLER = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;

/**
 * The library sends six statements for this, and each costs as much as a small query.
 * @param {Transaction} transaction
 * @param {Vars} vars
 */
const setCaller = async (transaction, { auth }) => {
  const role = auth?.role ?? 'anon';
  await transaction.executeQuery({
    sql: SET_CALLER,
    parameters: [role, JSON.stringify(auth?.jwt ?? { role })],
    query: { kind: 'RawNode', sqlFragments: [SET_CALLER], parameters: [] },
    queryId: { queryId: 'set-caller' },
  });
};

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/**
 * Opens the database in a folder, bent to what a hosted project does.
 * @param {string} folder
 * @param {{ loadDataDir?: Blob }} [options] what a new database starts from
 * @returns {Promise<PgliteConnection>}
 */
export const openConnection = async (folder, options = {}) => {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { ...options, parsers: { [TIMESTAMP]: toIsoTimestamp, [TIMESTAMPTZ]: toIsoTimestamp } },
  });
  Object.assign(connection, {
    // The library would grant every table to every role at the first request, and undo the migrations' grants.
    ensureRlsContext: async () => true,
    applyJwtSessionContext: setCaller,
  });
  answerLikePostgrest(connection);
  await connection.driver.waitReady;
  return connection;
};
