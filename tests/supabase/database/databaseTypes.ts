import type { Connection, Row } from './connection';

/** What JSON makes of each column type. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  timestamptz: 'string',
  bool: 'boolean',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  _text: 'string[]',
  jsonb: 'unknown',
  void: 'undefined',
};

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable",
    a.atthasdef as "hasDefault",
    has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as "mayInsert",
    has_column_privilege('authenticated', c.oid, a.attnum, 'update') as "mayUpdate"
  from pg_class as c
  join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type as t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
  order by c.relname, a.attname`;

const KEYS = `
  select k.conname as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
    (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1]) as column,
    (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as "targetColumn",
    exists (
      select from pg_index as i where i.indrelid = k.conrelid and i.indisunique and i.indkey::text = k.conkey[1]::text
    ) as "isOneToOne"
  from pg_constraint as k
  join pg_class as c on c.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.relnamespace = 'public'::regnamespace
  order by k.conname`;

const FUNCTIONS = `
  select p.proname as name, t.typname as returns, p.pronargs as inputs, p.pronargdefaults as defaults,
    p.proretset as "isSet",
    coalesce(p.proargnames, '{}') as names, coalesce(p.proallargtypes, p.proargtypes::oid[])::regtype[]::text[] as types
  from pg_proc as p join pg_type as t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger'
    and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname`;

const text = (row: Row, key: string): string => String(row[key]);

/** How the catalogue names a type where it is not by its short name. */
const SHORT: Readonly<Record<string, string>> = {
  integer: 'int4',
  boolean: 'bool',
  'double precision': 'float8',
  'timestamp with time zone': 'timestamptz',
  'text[]': '_text',
};

const scriptType = (name: string): string => {
  const type = TYPES[SHORT[name] ?? name];
  if (type === undefined) throw new Error(`no JSON type for ${name}`);
  return type;
};

const columnType = (row: Row): string =>
  scriptType(text(row, 'type')) + (row.isNullable === true ? ' | null' : '');

const shape = (fields: readonly string[]): string =>
  fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Nothing';

const tableType = (columns: readonly Row[], keys: readonly Row[]): string => {
  const insert = columns
    .filter((row) => row.mayInsert === true)
    .map((row) => {
      const isOptional = row.hasDefault === true || row.isNullable === true;
      return `${text(row, 'column')}${isOptional ? '?' : ''}: ${columnType(row)}`;
    });
  const update = columns
    .filter((row) => row.mayUpdate === true)
    .map((row) => `${text(row, 'column')}?: ${columnType(row)}`);
  const relationships = keys.map(
    (key) => `{
      foreignKeyName: '${text(key, 'name')}';
      columns: ['${text(key, 'column')}'];
      isOneToOne: ${String(key.isOneToOne)};
      referencedRelation: '${text(key, 'target')}';
      referencedColumns: ['${text(key, 'targetColumn')}'];
    }`,
  );
  return `{
    Row: ${shape(columns.map((row) => `${text(row, 'column')}: ${columnType(row)}`))};
    Insert: ${shape(insert)};
    Update: ${shape(update)};
    Relationships: [${relationships.join(', ')}];
  }`;
};

const functionType = (row: Row): string => {
  const names = row.names as readonly string[];
  const types = row.types as readonly string[];
  const inputs = Number(row.inputs);
  const fields = names.map((name, index) => {
    const isOptional = index < inputs && index >= inputs - Number(row.defaults);
    return `${name}${isOptional ? '?' : ''}: ${scriptType(types[index] ?? '')}`;
  });
  // The catalogue does not say which columns of a set may be null.
  const outputs = fields
    .slice(inputs)
    .map((field) => (field.endsWith(': unknown') ? field : `${field} | null`));
  const one = outputs.length > 0 ? shape(outputs) : scriptType(text(row, 'returns'));
  const returns = row.isSet === true ? `${one}[]` : one;
  return `{ Args: ${inputs > 0 ? shape(fields.slice(0, inputs)) : 'never'}; Returns: ${returns} }`;
};

/** What a signed-in client may read, write and call, as the types that supabase-js takes. */
export const databaseTypes = async ({ query }: Connection): Promise<string> => {
  const [columns, keys, functions] = [await query(COLUMNS), await query(KEYS), await query(FUNCTIONS)];
  const tables = [...new Set(columns.rows.map((row) => text(row, 'table')))].map((table) => {
    const isOf = (row: Row) => row.table === table;
    return `${table}: ${tableType(columns.rows.filter(isOf), keys.rows.filter(isOf))};`;
  });
  return `// Made from the migrated schema by tests/supabase/database/databaseTypes.test.ts, with WRITE_TYPES=1 in the environment.

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no table, no column, no function
type Nothing = Record<never, never>;

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: { ${tables.join('\n')} };
    Views: Nothing;
    Functions: {
      ${functions.rows.map((row) => `${text(row, 'name')}: ${functionType(row)};`).join('\n')}
    };
  };
};
`;
};
