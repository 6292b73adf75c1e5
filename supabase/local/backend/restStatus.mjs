/** @typedef {import('@supabase/lite/pglite').PgliteConnection} PgliteConnection */
/** @typedef {{ code: string, message: string, detail?: string, hint?: string }} DatabaseError */

/**
 * PostgREST's table of HTTP statuses by SQLSTATE (its docs, "HTTP Status Codes"), the first that fits.
 * @type {readonly (readonly [RegExp, number])[]}
 */
const STATUSES = [
  [/^23503|^23505/, 409],
  [/^25006/, 405],
  [/^21/, 500],
  [/^25/, 500],
  [/^28|^0L|^0P/, 403],
  [/^08|^53(?!400)|^57P01/, 503],
  [/^54/, 413],
  [/^P0001/, 400],
  [/^42P01/, 404],
  [/^42P17|^09|^2D|^38|^39|^3B|^40|^53400|^55|^57|^58|^F0|^HV|^P0|^XX/, 500],
];

/**
 * The status that PostgREST gives an error of the database.
 * @param {string} code
 * @param {string} role the role the request ran as
 */
export const statusOfSqlState = (code, role) => {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
};

// The library words these two better than the database does.
const LEFT_TO_LIBRARY = new Set(['42703', '42883']);

/**
 * @param {unknown} error
 * @returns {DatabaseError | null}
 */
const findDatabaseError = (error) => {
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^PT|^PGRST/.test(code);
  if (isState && !LEFT_TO_LIBRARY.has(code)) return /** @type {DatabaseError} */ (error);
  return error instanceof Error && error.cause ? findDatabaseError(error.cause) : null;
};

/** Undoes what a request has done that is answered with an error after all: two rows where one was asked for. */
class Refused extends Error {
  /** @param {Response} response */
  constructor(response) {
    super();
    this.response = response;
  }
}

/**
 * Makes the library answer errors as PostgREST does: it knows few codes, and calls every other one a defect. It also
 * keeps what a request wrote before it was refused, where PostgREST keeps nothing.
 * @param {PgliteConnection} connection
 */
export const answerLikePostgrest = (connection) => {
  const inner = connection.withContext.bind(connection);
  /** @type {typeof inner} */
  const withContext = async (vars, work, options) => {
    try {
      const orRefuse = async (/** @type {Parameters<typeof work>[0]} */ transaction) => {
        const answer = await work(transaction);
        if (answer instanceof Response && !answer.ok) throw new Refused(answer);
        return answer;
      };
      return await inner(vars, orRefuse, options);
    } catch (error) {
      // As below: it is handed on as the response.
      if (error instanceof Refused) return /** @type {any} */ (error.response);
      const found = findDatabaseError(error);
      if (!found) throw error;
      const role = /** @type {{ auth?: { role?: string } }} */ (vars ?? {}).auth?.role ?? 'anon';
      const { code, message, detail = null, hint = null } = found;
      const answer = Response.json(
        { code, details: detail, hint, message },
        { status: statusOfSqlState(code, role) },
      );
      // Every caller of this method on the REST path hands the result on as its response.
      return /** @type {any} */ (answer);
    }
  };
  connection.withContext = withContext;
};
