/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {{ name: string, type: string, isKey: boolean }} Column */
/**
 * A table that tells its changes, with what of it one role may read.
 * @typedef {{ schema: string, table: string, columns: readonly Column[] }} Published
 */

const READABLE = `
  select p.schemaname as schema, p.tablename as table,
    jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname, 'isKey', a.attnum = any (i.indkey)) order by a.attnum) as columns
  from pg_publication_tables as p
    join pg_class as c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
    join pg_index as i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type as t on t.oid = a.atttypid
  where p.pubname = 'supabase_realtime' and has_column_privilege($1, c.oid, a.attnum, 'select')
  group by p.schemaname, p.tablename, i.indkey
  having count(*) filter (where a.attnum = any (i.indkey)) = array_length(i.indkey, 1)
  order by 1, 2`;

/**
 * The published tables whose key a role may read: of others it is notified of nothing.
 * @param {PGlite} database
 * @param {string} role
 * @returns {Promise<readonly Published[]>}
 */
export const readPublished = async (database, role) => {
  const { rows } = await database.query(READABLE, [role]);
  return /** @type {Published[]} */ (rows);
};

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * The row of a key as its reader may see it; null where row security leaves it out.
 * @param {PGlite} database
 * @param {Claims} claims
 * @param {Published} published
 * @param {Readonly<Record<string, unknown>>} key
 * @returns {Promise<Record<string, unknown> | null>}
 */
export const readRowAs = (database, claims, { schema, table, columns }, key) =>
  database.transaction(async (transaction) => {
    const list = columns.map(({ name }) => quote(name)).join(', ');
    const where = Object.keys(key).map((name, index) => `${quote(name)} = $${index + 1}`);
    await transaction.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
      [claims.role, JSON.stringify(claims)],
    );
    const { rows } = await transaction.query(
      `select to_jsonb(r) as record from (select ${list} from ${quote(schema)}.${quote(table)} where ${where.join(' and ')}) as r`,
      Object.values(key),
    );
    const [row] = /** @type {{ record: Record<string, unknown> }[]} */ (rows);
    return row?.record ?? null;
  });
