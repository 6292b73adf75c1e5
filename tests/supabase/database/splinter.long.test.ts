import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { migrateAndFill } from './migrated';
import { startRealServer } from './realServer';

vi.setConfig({ testTimeout: 240_000 });

/** HUELOOM_SPLINTER names the file splinter.sql of github.com/supabase/splinter, the lints of the hosted service. */
const file = process.env['HUELOOM_SPLINTER'];
const server = file ? await startRealServer() : null;
if (!file)
  process.stderr.write('The lints of the hosted service are not run (HUELOOM_SPLINTER=splinter.sql)\n');

it.runIf(server)('the hosted service’s own lints find nothing that is not meant', async () => {
  if (!server || !file) throw new Error('no server');
  const db = await server.connect('postgres');
  try {
    await migrateAndFill(db);
    await db.query(`set pgrst.db_schemas = 'public'`);
    const { rows } = await db.query(await readFile(file, 'utf8'));
    // A database that nobody has asked anything yet has used no index.
    const found = rows
      .filter(({ name }) => name !== 'unused_index')
      .map(({ name, cache_key: key }) => [name, key]);
    // One expression, whose names were looked up when it was created; with a setting it would not be written into queries.
    const EXPRESSION = /^function_search_path_mutable_private_color_distance_/;
    // Its counters are reached by procedures alone, so that no policy lets anybody in.
    expect(found.filter(([, key]) => !EXPRESSION.test(String(key)))).toEqual([
      ['rls_enabled_no_policy', 'rls_enabled_no_policy_public_extraction_counts'],
    ]);
  } finally {
    await db.close();
    await server.stop();
  }
});
