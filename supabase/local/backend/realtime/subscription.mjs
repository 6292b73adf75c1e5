import { byKey, readPublished, readRowAs } from './publishedTables.mjs';
import { readFilter } from './bindings.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./publishedTables.mjs').Published} Published */
/** @typedef {import('./rowChanges.mjs').RowChange} RowChange */
/** @typedef {import('./bindings.mjs').Condition} Condition */
/** @typedef {import('./bindings.mjs').Binding} Binding */
/** @typedef {Binding & { conditions: readonly Condition[], tables: readonly Published[] }} AuthorizedBinding */

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
    const conditions = readFilter(binding.filter);
    const tables = published.filter((one) => names(binding, one));
    const canBeAsked =
      conditions !== null &&
      tables.length > 0 &&
      (await Promise.all(tables.map((one) => readRowAs(database, claims, one, conditions))).then(
        () => true,
        () => false,
      ));
    if (canBeAsked) authorized.push({ ...binding, conditions, tables });
    else refused.push(binding);
  }
  return { authorized, refused };
};

/**
 * What a subscriber is notified of a change, as the hosted service words it; null where it is none of theirs. A deleted row
 * passes neither row security nor conditions: all that is told of it is its key.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {readonly AuthorizedBinding[]} authorized
 * @param {RowChange} change
 */
export const toPayload = async (database, claims, authorized, { schema, table, type, key, at }) => {
  /** @type {number[]} */
  const ids = [];
  /** @type {Record<string, unknown> | null} */
  let record = null;
  /** @type {Published | undefined} */
  let published;
  for (const { id, event, conditions, tables } of authorized) {
    const found = tables.find((one) => one.schema === schema && one.table === table);
    if (!found || (event !== '*' && event !== type)) continue;
    const row =
      type === 'DELETE' ? null : await readRowAs(database, claims, found, [...byKey(key), ...conditions]);
    if (type !== 'DELETE' && row === null) continue;
    ids.push(id);
    record = row;
    published = found;
  }
  if (!published) return null;
  const columns = published.columns.map(({ name, type: columnType }) => ({ name, type: columnType }));
  const shown = type === 'DELETE' ? columns.filter(({ name }) => Object.hasOwn(key, name)) : columns;
  return {
    ids,
    data: {
      schema,
      table,
      type,
      commit_timestamp: at,
      columns: shown,
      errors: null,
      ...(record && { record }),
      ...(type !== 'INSERT' && { old_record: key }),
    },
  };
};
