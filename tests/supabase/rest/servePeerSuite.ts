import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallers } from '../../../supabase/local/backend/callers.mjs';
import { createGateway } from '../../../supabase/local/backend/gateway.mjs';
import { PUBLISHABLE_KEY, readSecrets } from '../../../supabase/local/backend/installSecrets.mjs';
import { createOneAtATime } from '../../../supabase/local/backend/oneAtATime.mjs';
import { openDatabase } from '../../../supabase/local/backend/openDatabase.mjs';
import { createSupabaseApi } from '../../../supabase/local/backend/supabaseApi.mjs';
import { listenOnLoopback } from '../../../supabase/local/loopback.mjs';

/** PostGIS is no part of the embedded database: its one column is text, and stays empty. */
const withoutPostGis = (schema: string): string =>
  schema
    .replace(/create extension if not exists postgis[^;]*;/, '')
    .replace(/extensions\.geometry\([^)]*\)/, 'text');
const withoutShops = (seed: string): string => seed.replace(/INSERT INTO shops[^]*?\);\n/, '');

/** The tables of postgrest-js's own tests behind /rest/v1 of the embedded backend, on a free port. */
export const servePeerSuite = async (suite: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'peer-suite-'));
  const migrations = join(folder, 'migrations');
  await mkdir(migrations);
  const read = (file: string) => readFile(join(suite, 'test/supabase', file), 'utf8');
  const schema = await read('migrations/00000000000000_schema.sql');
  await writeFile(
    join(migrations, '00000000000000_schema.sql'),
    `create role authenticator noinherit;\n${withoutPostGis(schema)}`,
  );
  const seed = join(folder, 'seed.sql');
  await writeFile(seed, withoutShops(await read('seed.sql')));

  let serve: ReturnType<typeof createGateway>['serve'] | null = null;
  const server = await listenOnLoopback(0, (request, response) => serve?.(request, response));
  const origin = `http://localhost:${server.port}`;
  const secrets = await readSecrets(folder);
  const callers = createCallers({ secrets, origin, publishableKey: PUBLISHABLE_KEY });
  const schemas = ['public', 'personal'];
  const database = await openDatabase({ folder, secrets, origin, migrations, seed, schemas });
  const redirect = (answer: Response): Response => answer;
  const oneAtATime = createOneAtATime();
  const { rest } = createSupabaseApi({ database, secrets, google: { redirect }, callers, oneAtATime });
  ({ serve } = createGateway({ origin, guard: async () => null, routes: [['/rest/v1/', rest]] }));
  return {
    origin,
    close: async () => {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
};
