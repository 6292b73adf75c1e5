import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

// The same table in which the hosted service records applied migrations.
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

/**
 * The migrations of a folder, ordered by name.
 * @param {string} folder
 */
export const listMigrations = async (folder) => {
  const files = await readdir(folder);
  return files.toSorted().flatMap((file) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
};

/**
 * Applies the missing migrations, each in a transaction.
 * @param {PGlite} database
 * @param {string} folder
 */
export const applyMigrations = async (database, folder) => {
  await database.exec(HISTORY);
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => /** @type {{ version: string }} */ (row).version));
  for (const { file, version, name } of await listMigrations(folder)) {
    if (applied.has(version)) continue;
    const sql = await readFile(join(folder, file), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql).catch((/** @type {Error} */ error) => {
        throw new Problem(`The migration ${file} could not be applied: ${error.message}`);
      });
      await transaction.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ]);
    });
  }
};

/**
 * Fills a database with the sample accounts and palettes; existing rows are not changed.
 * @param {PGlite} database
 * @param {string} file
 */
export const applySeed = async (database, file) => {
  const sql = await readFile(file, 'utf8').catch(() => '');
  await database.transaction(async (transaction) => {
    await transaction.exec(sql);
    // Their owners sign in through Google, which only links accounts by a confirmed address.
    await transaction.exec(`
      update auth.users set email_confirmed_at = coalesce(created_at, now())
      where email is not null and email_confirmed_at is null;
    `);
  });
};
