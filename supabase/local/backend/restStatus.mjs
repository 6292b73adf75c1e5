/** @typedef {{ code: string, message: string, detail?: string, hint?: string }} DatabaseError */

/**
 * PostgREST's HTTP statuses by SQLSTATE (its docs, "HTTP Status Codes"); the first match counts.
 * @type {readonly (readonly [RegExp, number])[]}
 */
const STATUSES = [
  [/^23503|^23505/, 409],
  // Our protocol with the database is only ever violated by a null byte in a name.
  [/^08P01/, 400],
  [/^25006/, 405],
  [/^21/, 500],
  [/^25/, 500],
  [/^28|^0L|^0P/, 403],
  [/^08|^53(?!400)|^57P01/, 503],
  [/^54/, 413],
  [/^P0001/, 400],
  [/^42P01|^42883/, 404],
  [/^42P17|^09|^2D|^38|^39|^3B|^40|^53400|^55|^57|^58|^F0|^HV|^P0|^XX/, 500],
];

/**
 * PostgREST's status for a database error.
 * @param {string} code
 * @param {string} role the role the request ran as
 */
export const statusOfSqlState = (code, role) => {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
};

/**
 * The database error that this error is or was caused by, if it is reported in the database's own words.
 * @param {unknown} error
 * @returns {DatabaseError | null}
 */
export const findDatabaseError = (error) => {
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^PT|^PGRST/.test(code);
  if (isState) return /** @type {DatabaseError} */ (error);
  return error instanceof Error && error.cause ? findDatabaseError(error.cause) : null;
};
