import { RelationNotFoundError } from '@supabase/lite';
import { PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { SET_CALLER } from './callers.mjs';
import { DISK_FULL, diskFullResponse } from './diskRoom.mjs';
import { findDatabaseError, statusOfSqlState } from './restStatus.mjs';

/** @typedef {Parameters<PgliteConnection['withContext']>} ContextParameters */
/** @typedef {{ auth?: { role?: string, jwt?: object | null } }} Vars of a request: its sender */

/** @param {string} value as PostgreSQL prints it in UTC: 2026-01-02 03:04:05.678+00 */
const toIsoTimestamp = (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** An eighth of PostgreSQL's default is enough for one person's palettes; all of it is in this process's memory. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Settings in which a called function reads its request, and sets the status and headers of the response. */
const SET_CALL = `select set_config('response.status', '', true), set_config('response.headers', '', true),
  set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`;

/** The library's messages for unreadable requests; nothing else distinguishes these errors from its own defects. */
const UNREADABLE =
  /^"?(Missing closing quote|Expected|Unexpected|Unsupported|Unknown operator|Invalid (JSON|filter|path)|empty logical|failed to parse|Not a PG array|Malformed PG array|Cannot bind value)/;

/** Rolls back a transaction, and carries its response. */
class RolledBack extends Error {
  /** @param {unknown} answer */
  constructor(answer) {
    super();
    this.answer = answer;
  }
}

/** Hono, the library's web framework, sends an error's own response without logging the error. */
class Answered extends Error {
  /** @param {number} status @param {{ code: string, message: string }} body */
  constructor(status, body) {
    super(body.message);
    this.getResponse = () => Response.json({ details: null, hint: null, ...body }, { status });
  }
}

/**
 * The database as PostgREST uses it: each request is one transaction under its own role, with the grants of the
 * migrations; a request with an error response has written nothing.
 */
class HostedConnection extends PgliteConnection {
  /**
   * The library logs what this returns with its stack, and sends what was thrown. Errors caused by a client's request
   * are answered before that, as PostgREST does; for a defect, clients only learn that there is one.
   * @override
   * @param {unknown} error
   */
  normalizeDbError(error) {
    if (!(error instanceof Error) || 'code' in error) return error;
    const { message } = error;
    if (error instanceof RelationNotFoundError) throw new Answered(404, { code: 'PGRST205', message });
    if (UNREADABLE.test(message)) throw new Answered(400, { code: 'PGRST100', message });
    console.error(error);
    throw new Answered(500, { code: 'SUP', message: 'Something went wrong' });
  }

  /**
   * @override
   * @template T
   * @param {ContextParameters[0]} vars
   * @param {(db: any) => Promise<T>} work
   * @param {ContextParameters[2]} [options]
   * @returns {Promise<T>}
   */
  async withContext(vars, work, options = {}) {
    if (!vars && !options.forceRollback) return work(this.kysely);
    const { auth } = /** @type {Vars} */ (vars ?? {});
    const role = auth?.role ?? 'anon';
    const run = async (/** @type {any} */ transaction) => {
      if (vars) await this.driver.query(SET_CALLER, [role, JSON.stringify(auth?.jwt ?? { role })]);
      if (options.rpc) await this.#describeCall(options.rpc);
      return work(transaction);
    };
    if (options.transaction) return run(options.transaction);
    try {
      return await this.kysely.transaction().execute(async (transaction) => {
        const answer = await run(transaction);
        // Several rows where one was requested: the library responds with an error after it has written.
        const isRefused = answer instanceof Response && !answer.ok;
        if (options.forceRollback || isRefused) throw new RolledBack(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof RolledBack) return /** @type {T} */ (error.answer);
      return /** @type {T} */ (this.#toResponse(error, role));
    }
  }

  /** @param {NonNullable<NonNullable<ContextParameters[2]>['rpc']>} call */
  async #describeCall({ method, path, requestHeaders = {}, readOnly }) {
    await this.driver.query(SET_CALL, [method, path, JSON.stringify(requestHeaders)]);
    if (readOnly) await this.driver.query('set local transaction_read_only = on');
  }

  /**
   * Responds to a database error like PostgREST: the library knows few codes, and treats all others as defects.
   * @param {unknown} error
   * @param {string} role
   */
  #toResponse(error, role) {
    const found = findDatabaseError(error);
    if (!found) throw error;
    const { code, message, detail = null, hint = null } = found;
    if (code === DISK_FULL) {
      console.warn(message);
      return diskFullResponse();
    }
    const status = statusOfSqlState(code, role);
    if (status >= 500) console.error(error);
    return Response.json({ code, details: detail, hint, message }, { status });
  }
}

/**
 * Sends every value as text, whatever type it should have: the database rejects an invalid one, and ends the
 * transaction. The driver would fail in the middle of a message, and leave that half in front of the next one.
 * @param {PGlite} driver
 */
const leaveCheckingToDatabase = ({ serializers }) => {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (/** @type {unknown} */ value) => {
      let written = value;
      try {
        written = serialize(value);
      } catch {
        // Not a valid value of its type, according to the driver.
      }
      return typeof written === 'string' ? written : JSON.stringify(written);
    };
  }
};

/**
 * Opens the database in a folder, adapted to the behavior of a hosted project.
 * @param {string} folder
 * @param {{ loadDataDir?: Blob }} [options] initial contents of a new database
 */
export const openConnection = async (folder, options = {}) => {
  const parsers = { [TIMESTAMP]: toIsoTimestamp, [TIMESTAMPTZ]: toIsoTimestamp };
  const connection = new HostedConnection({
    url: folder,
    pgliteOptions: { ...options, parsers, startParams: START_PARAMETERS },
  });
  await connection.driver.waitReady;
  leaveCheckingToDatabase(connection.driver);
  return connection;
};
