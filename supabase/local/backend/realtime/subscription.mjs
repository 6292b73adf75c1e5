import { SET_CALLER } from '../callers.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/**
 * A row written by a committed transaction: its key only.
 * @typedef {{
 *   schema: string, table: string, type: 'INSERT' | 'UPDATE' | 'DELETE', key: Readonly<Record<string, unknown>>, at: string,
 * }} RowChange
 */
/**
 * A subscription request, as sent with a join.
 * @typedef {object} Binding
 * @property {number} id
 * @property {string} event INSERT, UPDATE, DELETE or * for all three
 * @property {string} schema
 * @property {string | undefined} table undefined or * for every published table
 * @property {string | undefined} filter `column=operator.value`
 */
/**
 * The rows selected: those whose column has one of the values; all of them if no column is named.
 * @typedef {{ column: string | null, values: readonly string[] }} Filter
 */
/**
 * A table that notifies of its changes, with the columns that one role may read.
 * @typedef {{ schema: string, table: string, columns: readonly { name: string, type: string }[] }} Published
 */
/** @typedef {Awaited<ReturnType<typeof subscribe>>} Subscription */

const MOST_BINDINGS = 20;
const MOST_LISTED = 100;
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);

/** A role is not notified about a table whose key it may not read. */
const PUBLISHED = `
  select p.schemaname as schema, p.tablename as table,
    jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum) as columns
  from pg_publication_tables as p
    join pg_class as c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
    join pg_index as i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type as t on t.oid = a.atttypid
  where p.pubname = 'supabase_realtime' and has_column_privilege($1, c.oid, a.attnum, 'select')
  group by p.schemaname, p.tablename, i.indkey
  having count(*) filter (where a.attnum = any (i.indkey)) = array_length(i.indkey, 1)
  order by 1, 2`;

/** @param {unknown} value @returns {value is string | undefined} */
const isOptionalText = (value) => value === undefined || (typeof value === 'string' && value.length <= 8192);

/**
 * @param {unknown} list `config.postgres_changes` of a join
 * @returns {Binding[] | null} null if it is invalid
 */
export const readBindings = (list = []) => {
  if (!Array.isArray(list) || list.length > MOST_BINDINGS) return null;
  /** @type {Binding[]} */
  const bindings = [];
  for (const each of list) {
    const { event, schema, table, filter } = each ?? {};
    if (!EVENTS.has(event) || typeof schema !== 'string') return null;
    if (!isOptionalText(table) || !isOptionalText(filter)) return null;
    bindings.push({ id: bindings.length + 1, event, schema, table, filter });
  }
  return bindings;
};

/**
 * Supports the two of the service's operators that the product uses: `column=eq.value`, `column=in.(value,value)`.
 * @param {string | undefined} filter
 * @returns {Filter | null} null if it is invalid
 */
const readFilter = (filter) => {
  if (filter === undefined) return { column: null, values: [] };
  const [, column, one, list] = /^([^=]+)=(?:eq\.(.*)|in\.\((.*)\))$/s.exec(filter) ?? [];
  const values = list === undefined ? [one ?? ''] : list.split(',');
  return column !== undefined && values.length <= MOST_LISTED ? { column, values } : null;
};

/** @param {{ schema: string, table?: string | undefined }} binding @param {{ schema: string, table: string }} of */
const isOf = ({ schema, table = '*' }, of) => schema === of.schema && (table === '*' || table === of.table);

/**
 * The bindings that the role may have; others would never match, and `isWhole` is false if there are any.
 * @param {PGlite} database
 * @param {Claims} claims of the subscriber
 * @param {readonly Binding[]} asked
 */
export const subscribe = async (database, { role }, asked) => {
  const published = /** @type {Published[]} */ ((await database.query(PUBLISHED, [role])).rows);
  const bindings = asked.flatMap((binding) => {
    const filter = readFilter(binding.filter);
    const tables = published.filter((one) => isOf(binding, one));
    const isKnown =
      filter?.column === null ||
      tables.every(({ columns }) => columns.some(({ name }) => name === filter?.column));
    return filter && tables.length > 0 && isKnown ? [{ ...binding, ...filter }] : [];
  });
  return { bindings, published, isWhole: bindings.length === asked.length };
};

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * The row with this key as its reader may see it; null if row-level security hides it.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {Published} published
 * @param {RowChange['key']} key
 * @returns {Promise<Record<string, unknown> | null>}
 */
const readRowAs = (database, claims, { schema, table, columns }, key) =>
  database.transaction(async (transaction) => {
    const list = columns.map(({ name }) => quote(name)).join(', ');
    const where = Object.keys(key).map((name, index) => `${quote(name)} = $${index + 1}`);
    await transaction.query(SET_CALLER, [claims.role, JSON.stringify(claims)]);
    const { rows } = await transaction.query(
      `select to_jsonb(r) as record from (select ${list} from ${quote(schema)}.${quote(table)} where ${where.join(' and ')}) as r`,
      Object.values(key),
    );
    const [row] = /** @type {{ record: Record<string, unknown> }[]} */ (rows);
    return row?.record ?? null;
  });

/**
 * The notification of a change for a subscriber, in the hosted service's format; null if it is not for them. A deleted
 * row cannot be checked by row-level security or filters: only its key is sent.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {Subscription} subscription
 * @param {RowChange} change
 */
export const toPayload = async (database, claims, { bindings, published }, change) => {
  const { schema, table, type, key, at } = change;
  const asking = bindings.filter((one) => (one.event === '*' || one.event === type) && isOf(one, change));
  const source = published.find((one) => isOf(one, change));
  if (asking.length === 0 || !source) return null;
  const isGone = type === 'DELETE';
  const record = isGone ? null : await readRowAs(database, claims, source, key);
  if (!isGone && record === null) return null;
  const ids = asking
    .filter(({ column, values }) => !record || column === null || values.includes(String(record[column])))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return {
    ids,
    data: {
      schema,
      table,
      type,
      commit_timestamp: at,
      columns: isGone ? source.columns.filter(({ name }) => Object.hasOwn(key, name)) : source.columns,
      errors: null,
      ...(record && { record }),
      ...(type !== 'INSERT' && { old_record: key }),
    },
  };
};
