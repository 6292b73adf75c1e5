import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { dataFolderSentence } from '../environmentProblem.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { databaseFolder, databaseMarker, hasDatabase } from './dataFolder.mjs';
import { isOfThisVersion, putAside } from './earlierData.mjs';
import { PUBLISHABLE_KEY } from './installSecrets.mjs';
import { applyMigrations, applySeed } from './migrate.mjs';
import { openConnection } from './openConnection.mjs';

/** @typedef {import('./installSecrets.mjs').Secrets} Secrets */

const MOST_ROWS = 50;
const HOUR_SECONDS = 3600;
const REUSE_SECONDS = 10;

/** @param {string} name */
const readSql = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * @param {import('@supabase/lite/pglite').PgliteConnection} connection
 * @param {Secrets} secrets
 * @param {string} origin
 * @param {string[]} schemas
 */
const createApp = (connection, secrets, origin, schemas) =>
  new App({
    connection,
    studio: { enabled: false },
    storage: { enabled: false },
    api: { enabled: true, schemas, max_rows: MOST_ROWS, external_url: origin },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwt,
      jwt_expiry: HOUR_SECONDS,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
      site_url: origin,
      // A page may be opened under either name of this machine.
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
          // Google is never called: signInAs.mjs completes the sign-in.
          secret: 'none',
          redirect_uri: `${origin}/auth/v1/callback`,
        },
      },
    },
  });

/**
 * Opens an existing database. Damaged files are left as they are, in case they can be recovered.
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
 * @param {string} folder of the data
 * @param {string} migrations
 */
const openNewOrKept = async (folder, migrations) => {
  const path = databaseFolder(folder);
  if (hasDatabase(folder)) {
    const kept = await openKept(path, folder);
    if (await isOfThisVersion(kept.driver, migrations))
      return { connection: kept, isNew: false, notice: null };
    await kept.close();
    const notice = await putAside(folder, new Date());
    return { connection: await openConnection(path), isNew: true, notice };
  }
  // An unfinished first start left no user data.
  await rm(path, { recursive: true, force: true });
  return { connection: await openConnection(path), isNew: true, notice: null };
};

/**
 * Opens the database of a data folder and applies the missing migrations; a new one gets the sample data. The data of
 * another version are moved aside, with a message in `notice`.
 * @param {{
 *   folder: string, secrets: Secrets, origin: string, migrations?: string, seed?: string, schemas?: string[],
 * }} options `schemas` are those exposed to requests
 */
export const openDatabase = async ({ folder, secrets, origin, schemas = ['public'], ...files }) => {
  const { migrations = join(ROOT, 'supabase/migrations'), seed = join(ROOT, 'supabase/seed.sql') } = files;
  const { connection, isNew, notice } = await openNewOrKept(folder, migrations);
  try {
    const app = createApp(connection, secrets, origin, schemas);
    await app.ensureSystemSchema();
    await connection.driver.exec(await readSql('hostedShape.sql'));
    if (isNew) await connection.driver.exec(await readSql('hostedDefaults.sql'));
    await applyMigrations(connection.driver, migrations);
    if (isNew) await applySeed(connection.driver, seed);
    await writeFile(databaseMarker(folder), '');
    return { app, database: connection.driver, notice, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
