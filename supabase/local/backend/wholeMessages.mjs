/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

const MOST_TRIES = 5;

/** How the driver words a value that is not of the type that the database asks for. */
const OF_WRONG_TYPE = /^Invalid input for (\w+) type$/;

/**
 * The error of the database that a value of a wrong type would be, where the driver has found it first; else null.
 * @param {unknown} error
 */
const asDatabaseError = (error) => {
  if (!(error instanceof Error)) return null;
  const isNoText = 'code' in error && error.code === 'ERR_INVALID_ARG_TYPE';
  const [, type] = OF_WRONG_TYPE.exec(error.message) ?? [];
  if (!isNoText && type === undefined) return null;
  const message = type === undefined ? 'malformed array literal' : `invalid input syntax for type ${type}`;
  return Object.assign(new Error(message, { cause: error }), { code: '22P02' });
};

/**
 * Keeps a value that the driver cannot write from spoiling what comes after it. The driver leaves half a message behind,
 * in front of the next one: that would be the ROLLBACK, and without it every request from then on would fail.
 * @param {PGlite} driver
 */
export const keepMessagesWhole = (driver) => {
  const query = driver.query.bind(driver);
  /**
   * Ends the transaction, which the error has spoiled, and is tried until it is heard: what was left behind goes with the
   * first tries, since each kind of message has a place of its own where it is written.
   */
  const rollBack = async () => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const isHeard = await query('rollback').then(
        () => true,
        () => false,
      );
      if (isHeard) return;
    }
  };
  /** @type {PGlite['query']} */
  driver.query = async (...asked) => {
    try {
      return await query(...asked);
    } catch (error) {
      const known = asDatabaseError(error);
      if (!known) throw error;
      await rollBack();
      throw known;
    }
  };
};
