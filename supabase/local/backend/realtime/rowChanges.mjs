import { readFile } from 'node:fs/promises';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/**
 * A row that was written, after its transaction has ended well: its key, and nothing else of it.
 * @typedef {object} RowChange
 * @property {string} schema
 * @property {string} table
 * @property {'INSERT' | 'UPDATE' | 'DELETE'} type
 * @property {Readonly<Record<string, unknown>>} key
 * @property {string} at
 */

const CHANNEL = 'row_changes';

/** Makes the published tables tell their changes. @param {PGlite} database */
export const installRowChanges = async (database) => {
  await database.exec(await readFile(new URL('rowChanges.sql', import.meta.url), 'utf8'));
};

/**
 * @param {PGlite} database
 * @param {(change: RowChange) => void} onChange called in the midst of a query: it must not wait for another
 */
export const listenToRowChanges = (database, onChange) =>
  database.listen(CHANNEL, (text) => onChange(JSON.parse(text)));
