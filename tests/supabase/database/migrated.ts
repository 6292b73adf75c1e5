import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { openEmbedded, type Connection } from './connection';
import { startRealServer, type RealServer } from './realServer';

const MIGRATIONS = join(ROOT, 'supabase/migrations');
const HERE = join(ROOT, 'tests/supabase/database');

const read = (file: string): Promise<string> => readFile(file, 'utf8');

/** Applies every migration in the order of their names, as both the hosted service and the local server do. */
export const migrate = async (connection: Connection): Promise<void> => {
  // The embedded one has come with its own.
  if (connection.kind === 'real') await connection.query(await read(join(HERE, 'hosted.sql')));
  const files = await readdir(MIGRATIONS);
  for (const file of files.toSorted()) await connection.query(await read(join(MIGRATIONS, file)));
};

export const fill = async (connection: Connection): Promise<void> => {
  await connection.query(await read(join(HERE, 'fixture.sql')));
};

/** The same migrated database on both kinds of PostgreSQL; `real` is null where none is installed. */
export type Databases = {
  readonly embedded: Connection;
  readonly real: Connection | null;
  readonly each: readonly Connection[];
  readonly close: () => Promise<void>;
};

export const openDatabases = async (
  prepare: (connection: Connection) => Promise<void>,
): Promise<Databases> => {
  const [embedded, server] = await Promise.all([openEmbedded(), startRealServer()]);
  const real = server ? await server.connect('postgres') : null;
  const each = real ? [embedded, real] : [embedded];
  await Promise.all(each.map(prepare));
  return {
    embedded,
    real,
    each,
    close: async () => {
      await Promise.all(each.map((connection) => connection.close()));
      await server?.stop();
    },
  };
};

export const migrateAndFill = async (connection: Connection): Promise<void> => {
  await migrate(connection);
  await fill(connection);
};

/** A database of its own for each round, copied from one that was prepared once. */
export const copyDatabase = async (server: RealServer, name: string, template: string): Promise<void> => {
  const owner = await server.connect('postgres');
  await owner.query(`drop database if exists ${name} with (force)`);
  await owner.query(`create database ${name} template ${template}`);
  await owner.close();
};
