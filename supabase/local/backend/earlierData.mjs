import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { databaseFolder, databaseMarker, stripeFile } from './dataFolder.mjs';
import { listMigrations } from './migrate.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * Whether all of a database's migrations are ours: after an unknown one, ours cannot be applied to its schema.
 * @param {PGlite} database
 * @param {string} folder of the migrations
 */
export const isOfThisVersion = async (database, folder) => {
  const known = new Set((await listMigrations(folder)).map(({ version }) => version));
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations');
  return rows.every((row) => known.has(/** @type {{ version: string }} */ (row).version));
};

/**
 * Moves the files of a closed database to a folder beside it, and deletes nothing. The secrets are kept, as they belong
 * to the installation. After an interruption, a marker without its database counts as none.
 * @param {string} folder of the data
 * @param {Date} now
 * @returns {Promise<string>} a message for the user
 */
export const putAside = async (folder, now) => {
  const aside = join(folder, `data-until-${now.toISOString().replaceAll(':', '-')}`);
  await mkdir(aside);
  for (const path of [stripeFile(folder), databaseFolder(folder), databaseMarker(folder)]) {
    await rename(path, join(aside, basename(path))).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return `The data in ${folder} come from another version of Hueloom: they are kept in ${aside}, and new ones begin.`;
};
