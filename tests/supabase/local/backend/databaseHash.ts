import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';

const OF_PEOPLE = `
  select table_schema as schema, table_name as name from information_schema.tables
  where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE' order by 1, 2
`;

/** One value for all that people can have changed: equal values, equal rows. */
export const createDatabaseHash = async (database: PGlite): Promise<string> => {
  const hash = createHash('sha256');
  const { rows } = await database.query<{ schema: string; name: string }>(OF_PEOPLE);
  for (const { schema, name } of rows) {
    const content = await database.query(`select t::text from "${schema}"."${name}" as t order by 1`);
    hash.update(`${schema}.${name}\n${JSON.stringify(content.rows)}\n`);
  }
  return hash.digest('hex');
};
