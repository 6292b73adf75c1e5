import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { openEmbedded, readMigrations, type Connection } from './connection';
import { findWantedPostgres } from './postgresPrograms';
import { startServerOf, type RealServer } from './realServer';

const HERE = join(ROOT, 'tests/supabase/database');

const read = (file: string): Promise<string> => readFile(file, 'utf8');

/** Applies every migration. The embedded database has come with them, and with a stand-in for the hosted service. */
export const migrate = async (connection: Connection): Promise<void> => {
  if (connection.kind === 'embedded') return;
  await connection.query(await read(join(HERE, 'hosted.sql')));
  for (const sql of await readMigrations()) await connection.query(sql);
};

export const fill = async (connection: Connection): Promise<void> => {
  await connection.query(await read(join(HERE, 'fixture.sql')));
};

/**
 * The same migrated database on every PostgreSQL: the embedded one at each change, and each real one where the long tests
 * run, which come after those.
 */
export type Databases = {
  readonly each: readonly Connection[];
  /** The first of them: the newest real one, else the embedded one. */
  readonly newest: Connection;
  readonly close: () => Promise<void>;
};

export const openDatabases = async (
  prepare: (connection: Connection) => Promise<void>,
): Promise<Databases> => {
  const servers = await Promise.all((await findWantedPostgres()).map(startServerOf));
  const reals = await Promise.all(servers.map((server) => server.connect('postgres')));
  const [newest = await openEmbedded(), ...others] = reals;
  const each = [newest, ...others];
  await Promise.all(each.map(prepare));
  return {
    each,
    newest,
    close: async () => {
      await Promise.all(each.map((connection) => connection.close()));
      await Promise.all(servers.map((server) => server.stop()));
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
