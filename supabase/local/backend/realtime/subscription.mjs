import { readPublished, readRowAs } from './publishedTables.mjs';
import { readFilter } from './bindings.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./publishedTables.mjs').Published} Published */
/** @typedef {import('./rowChanges.mjs').RowChange} RowChange */
/** @typedef {import('./bindings.mjs').Filter} Filter */
/** @typedef {import('./bindings.mjs').Binding} Binding */
/** @typedef {Binding & { readonly wanted: Filter, readonly tables: readonly Published[] }} AuthorizedBinding */

/** @param {Binding} binding @param {Published} published */
const names = ({ schema, table = '*' }, published) =>
  schema === published.schema && (table === '*' || table === published.table);

/**
 * What of the bindings the role may have; the others would never be answered.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {readonly Binding[]} bindings
 * @returns {Promise<{ authorized: AuthorizedBinding[], refused: Binding[] }>}
 */
export const authorizeBindings = async (database, claims, bindings) => {
  const published = await readPublished(database, claims.role);
  /** @type {AuthorizedBinding[]} */
  const authorized = [];
  /** @type {Binding[]} */
  const refused = [];
  for (const binding of bindings) {
    const wanted = readFilter(binding.filter);
    const tables = published.filter((one) => names(binding, one));
    const hasColumn = (/** @type {Published} */ { columns }) =>
      wanted?.column === null || columns.some(({ name }) => name === wanted?.column);
    if (wanted && tables.length > 0 && tables.every(hasColumn))
      authorized.push({ ...binding, wanted, tables });
    else refused.push(binding);
  }
  return { authorized, refused };
};

/** @param {Filter} filter @param {Readonly<Record<string, unknown>>} record */
const passes = ({ column, values }, record) => column === null || values.includes(String(record[column]));

/**
 * What a subscriber is notified of a change, as the hosted service words it; null where it is none of theirs. A deleted row
 * passes neither row security nor filters: all that is told of it is its key.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {readonly AuthorizedBinding[]} authorized
 * @param {RowChange} change
 */
export const toPayload = async (database, claims, authorized, { schema, table, type, key, at }) => {
  const isOf = (/** @type {Published} */ one) => one.schema === schema && one.table === table;
  const asking = authorized.filter(
    ({ event, tables }) => (event === '*' || event === type) && tables.some(isOf),
  );
  const published = asking[0]?.tables.find(isOf);
  if (!published) return null;
  const isGone = type === 'DELETE';
  const record = isGone ? null : await readRowAs(database, claims, published, key);
  if (!isGone && record === null) return null;
  const ids = asking.filter(({ wanted }) => record === null || passes(wanted, record)).map(({ id }) => id);
  if (ids.length === 0) return null;
  const columns = published.columns.map(({ name, type: columnType }) => ({ name, type: columnType }));
  return {
    ids,
    data: {
      schema,
      table,
      type,
      commit_timestamp: at,
      columns: isGone ? columns.filter(({ name }) => Object.hasOwn(key, name)) : columns,
      errors: null,
      ...(record && { record }),
      ...(type !== 'INSERT' && { old_record: key }),
    },
  };
};
