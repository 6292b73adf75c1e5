import { SET_CALLER } from '../callers.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/**
 * A row that was written, after its transaction has ended well: its key, and nothing else of it.
 * @typedef {{
 *   schema: string, table: string, type: 'INSERT' | 'UPDATE' | 'DELETE', key: Readonly<Record<string, unknown>>, at: string,
 * }} RowChange
 */
/**
 * What a subscriber subscribes to, as it says so when it joins.
 * @typedef {object} Binding
 * @property {number} id
 * @property {string} event INSERT, UPDATE, DELETE or * for all three
 * @property {string} schema
 * @property {string | undefined} table none or * for every published one
 * @property {string | undefined} filter `column=operator.value`
 */
/**
 * Which rows: those whose column has one of the values; all of them where no column is named.
 * @typedef {{ column: string | null, values: readonly string[] }} Filter
 */
/**
 * A table that tells its changes, with what of it one role may read.
 * @typedef {{ schema: string, table: string, columns: readonly { name: string, type: string }[] }} Published
 */
/** @typedef {Awaited<ReturnType<typeof subscribe>>} Subscription */

const MOST_BINDINGS = 20;
const MOST_LISTED = 100;
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);

/** Of a table whose key the role may not read it is notified of nothing. */
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
 * @param {unknown} list `config.postgres_changes` of a joining
 * @returns {Binding[] | null} null where it cannot be read
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
 * Of the service's operators the two that the product asks by: `column=eq.value`, `column=in.(value,value)`.
 * @param {string | undefined} filter
 * @returns {Filter | null} null where it cannot be read
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
 * What of the bindings the role may have; the others would never be answered, and `isWhole` says whether there are any.
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
 * The row of a key as its reader may see it; null where row security leaves it out.
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
 * What a subscriber is notified of a change, as the hosted service words it; null where it is none of theirs. A deleted row
 * passes neither row security nor filters: all that is told of it is its key.
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
