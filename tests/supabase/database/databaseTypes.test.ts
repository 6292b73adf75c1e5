import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { openEmbedded } from './connection';
import { databaseTypes } from './databaseTypes';

const FILE = join(ROOT, 'src/backend/database.types.ts');

/** Without what the formatter may add or take away. */
const compact = (source: string): string => source.replaceAll(/[\s;,|]/g, '');

it('the page’s types of the database are those of the migrated schema', async () => {
  const connection = await openEmbedded();
  const types = await databaseTypes(connection);
  await connection.close();
  if (process.env.WRITE_TYPES) await writeFile(FILE, types);
  expect(compact(await readFile(FILE, 'utf8'))).toBe(compact(types));
});
