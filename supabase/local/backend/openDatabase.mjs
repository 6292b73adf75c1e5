import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { dataFolderSentence } from '../environmentProblem.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { databaseMarker, hasDatabase } from './dataFolder.mjs';
import { PUBLISHABLE_KEY } from './installSecrets.mjs';
import { applyMigrations, applySeed } from './migrate.mjs';
import { openConnection } from './openConnection.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */
/** @typedef {ReturnType<typeof import('./callers.mjs').createCallers>} Callers */

const MOST_ROWS = 50;
const HOUR_SECONDS = 3600;
const REUSE_SECONDS = 10;

/** @param {string} name */
const readSql = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * @param {import('@supabase/lite/pglite').PgliteConnection} connection
 * @param {Secrets} secrets
 * @param {string} origin
 * @param {Callers} callers
 */
const createApp = (connection, secrets, origin, callers) =>
  new App({
    connection,
    options: {
      server: { apiKeys: { resolver: async (key, { req }) => callers.resolve(key, req.raw) } },
    },
    studio: { enabled: false },
    storage: { enabled: false },
    api: { enabled: true, schemas: ['public'], max_rows: MOST_ROWS, external_url: origin },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwt,
      jwt_expiry: HOUR_SECONDS,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
      site_url: origin,
      // A page may stand under either name of this machine.
      additional_redirect_urls: [origin, origin.replace('localhost', '127.0.0.1')].flatMap((one) => [
        one,
        `${one}/**`,
      ]),
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: REUSE_SECONDS,
      email: { enable_signup: false },
      external: {
        google: {
          enabled: true,
          client_id: 'hueloom-local',
          secret: secrets.googleClient,
          redirect_uri: `${origin}/auth/v1/callback`,
        },
      },
    },
  });

/**
 * Opens what a database was left as. Files that are damaged stay as they are: somebody may be able to read them.
 * @param {string} path
 * @param {string} folder
 */
const openKept = (path, folder) =>
  openConnection(path).catch((error) => {
    if (dataFolderSentence(folder, error)) throw error;
    throw new Problem(
      `The database in ${folder} is damaged; rename that folder and start again, or set HUELOOM_DATA_DIR.`,
      { cause: error },
    );
  });

/**
 * Opens the database of a data folder and brings it to the newest migration; a new one gets the sample data.
 * @param {{
 *   folder: string, secrets: Secrets, origin: string, callers: Callers, migrations?: string, seed?: string,
 * }} options
 */
export const openDatabase = async ({ folder, secrets, origin, callers, migrations, seed }) => {
  const path = join(folder, 'database');
  const isNew = !(await hasDatabase(folder));
  // What a first start left unfinished holds nothing of anybody.
  if (isNew) await rm(path, { recursive: true, force: true });
  const connection = await (isNew ? openConnection(path) : openKept(path, folder));
  try {
    const app = createApp(connection, secrets, origin, callers);
    await app.ensureSystemSchema();
    await connection.driver.exec(await readSql('hostedShape.sql'));
    if (isNew) await connection.driver.exec(await readSql('hostedDefaults.sql'));
    await applyMigrations(connection.driver, migrations ?? join(ROOT, 'supabase/migrations'));
    if (isNew) await applySeed(connection.driver, seed ?? join(ROOT, 'supabase/seed.sql'));
    await writeFile(databaseMarker(folder), '');
    return { app, database: connection.driver, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
