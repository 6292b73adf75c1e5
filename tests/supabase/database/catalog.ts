import type { Connection } from './connection';

export type Table = { readonly schema: string; readonly name: string; readonly isSecured: boolean };

/** Everything with rows, views too: a view shows what its owner may see. */
export const readTables = async (db: Connection): Promise<readonly Table[]> => {
  const { rows } = await db.query(
    `select n.nspname as schema, n.nspname || '.' || c.relname as name, c.relrowsecurity as "isSecured"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p', 'f') order by c.relname collate "C"`,
  );
  return rows as unknown as readonly Table[];
};

export type Privileges = {
  readonly table: string;
  readonly role: string;
  /** Columns, sorted; a privilege on the whole table counts for each of them. */
  readonly insert: string;
  readonly update: string;
  readonly reads: boolean;
  readonly deletes: boolean;
  /** To empty it, to refer to it, or to hang a trigger on it. */
  readonly more: boolean;
};

export const readPrivileges = async (
  db: Connection,
  schema: string,
  roles: readonly string[],
): Promise<readonly Privileges[]> => {
  const columns = (way: string): string =>
    `coalesce((select string_agg(a.attname, ' ' order by a.attname collate "C") from pg_attribute a where a.attrelid = c.oid
       and a.attnum > 0 and not a.attisdropped and has_column_privilege(role, c.oid, a.attnum, '${way}')), '')`;
  const { rows } = await db.query(
    `select n.nspname || '.' || c.relname as table, role, ${columns('insert')} as insert, ${columns('update')} as update,
       has_any_column_privilege(role, c.oid, 'select') as reads, has_table_privilege(role, c.oid, 'delete') as deletes,
       has_table_privilege(role, c.oid, 'truncate') or has_table_privilege(role, c.oid, 'trigger')
         or has_any_column_privilege(role, c.oid, 'references') as more
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(string_to_array($2, ',')) as role
     where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'p', 'f') order by c.relname collate "C", role`,
    [schema, roles.join(',')],
  );
  return rows as unknown as readonly Privileges[];
};

/** Letters of who may execute each function: a(nonymous), u(sers), s(erver). */
export const readExecutable = async (db: Connection): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await db.query(
    `select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
       concat(
         case when has_function_privilege('anon', p.oid, 'execute') then 'a' end,
         case when has_function_privilege('authenticated', p.oid, 'execute') then 'u' end,
         case when has_function_privilege('service_role', p.oid, 'execute') then 's' end) as who
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  );
  return Object.fromEntries(rows.map(({ name, who }) => [String(name), String(who)]));
};

/** What runs with its owner's rights in the open schema, or looks up names by a path: not where they were when it was created. */
export const readDefinersOutside = async (db: Connection): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and (
       (p.prosecdef and n.nspname <> 'private')
       or (p.prosqlbody is null and not coalesce('search_path=""' = any (p.proconfig), false)))`,
  );
  return rows.map(({ name }) => String(name));
};

/** Policies for the pseudo role that everyone is, and those by which a change may leave what it had to be in. */
export const readLoosePolicies = async (db: Connection): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `select policyname as name from pg_policies where schemaname in ('public', 'private')
       and ('public' = any (roles) or (cmd in ('UPDATE', 'ALL') and with_check is distinct from qual))`,
  );
  return rows.map(({ name }) => String(name));
};

/** Checks, unique columns and references. */
export const readConstraints = async (db: Connection): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `select conname as name from pg_constraint where contype in ('c', 'u', 'f')
       and connamespace in ('public'::regnamespace, 'private'::regnamespace) order by conname collate "C"`,
  );
  return rows.map(({ name }) => String(name));
};
