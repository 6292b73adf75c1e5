import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { databaseFolder, databaseMarker, stripeFile } from './dataFolder.mjs';
import { listMigrations } from './migrate.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * Whether each migration of a database is one of ours: one that is not has left a shape that ours do not begin from.
 * @param {PGlite} database
 * @param {string} folder of the migrations
 */
export const isOfThisVersion = async (database, folder) => {
  const known = new Set((await listMigrations(folder)).map(({ version }) => version));
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations');
  return rows.every((row) => known.has(/** @type {{ version: string }} */ (row).version));
};

/**
 * Renames what belongs to a closed database into a folder beside it, and deletes nothing. The secrets stay: they are
 * the installation's. Where this is interrupted, the marker without its database counts as none.
 * @param {string} folder of the data
 * @param {Date} now
 * @returns {Promise<string>} a sentence that tells it
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
