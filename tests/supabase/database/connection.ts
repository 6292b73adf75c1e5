import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { Client } from 'pg';
import { openConnection } from '../../../supabase/local/backend/openConnection.mjs';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { ensureMade } from './ensureMade';

export type Row = Readonly<Record<string, unknown>>;

export type Answer = {
  readonly rows: readonly Row[];
  /** Rows answered, or rows written where none were asked for. */
  readonly count: number;
};

/** One session of either database. Several statements may stand in one text; the last one answers. */
export type Connection = {
  readonly kind: 'embedded' | 'real';
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<Answer>;
  /** What the server has said besides its answers: plans, where it was asked for them. The real one alone. */
  readonly notices?: readonly string[];
  readonly close: () => Promise<void>;
};

type Result = {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number;
  readonly rowCount?: number | null;
};

const toAnswer = (result: Result | undefined): Answer => {
  const rows = (result?.rows ?? []) as readonly Row[];
  return { rows, count: rows.length > 0 ? rows.length : (result?.affectedRows ?? result?.rowCount ?? 0) };
};

const readSql = (name: string): Promise<string> =>
  readFile(join(ROOT, 'supabase/local/backend', name), 'utf8');

const MIGRATIONS = join(ROOT, 'supabase/migrations');

/** Every migration in the order of their names, as both the hosted service and the local server apply them. */
export const readMigrations = async (): Promise<readonly string[]> => {
  const files = await readdir(MIGRATIONS);
  return Promise.all(files.toSorted().map((file) => readFile(join(MIGRATIONS, file), 'utf8')));
};

const openEmpty = async (): Promise<PgliteConnection> => {
  const connection = await openConnection('memory://');
  const app = new App({
    connection,
    studio: { enabled: false },
    storage: { enabled: false },
    auth: { enabled: true, jwt_secret: randomUUID() + randomUUID() },
  });
  await app.ensureSystemSchema();
  await connection.driver.exec((await readSql('hostedShape.sql')) + (await readSql('hostedDefaults.sql')));
  return connection;
};

const SOURCES = ['package-lock.json', 'supabase/local/backend', 'supabase/migrations'];

/** Making a database and applying the migrations takes seconds; a copy of one takes a moment. */
const readTemplate = async (): Promise<Blob> =>
  new Blob([
    await readFile(
      await ensureMade('embedded', SOURCES, async (file) => {
        const connection = await openEmpty();
        for (const sql of await readMigrations()) await connection.driver.exec(sql);
        const dump = await connection.driver.dumpDataDir('none');
        await connection.close();
        await writeFile(file, Buffer.from(await dump.arrayBuffer()));
      }),
    ),
  ]);

/** A database of its own in memory, migrated: opened in half the time that an empty one takes to be made. */
export const openMigrated = async (): Promise<PgliteConnection> =>
  openConnection('memory://', { loadDataDir: await readTemplate() });

/** The same as a session. */
export const openEmbedded = async (): Promise<Connection> => {
  const connection = await openMigrated();
  const database = connection.driver;
  return {
    kind: 'embedded',
    query: async (sql, values) =>
      toAnswer(values ? await database.query(sql, [...values]) : (await database.exec(sql)).at(-1)),
    close: () => connection.close(),
  };
};

export const openReal = async (socketFolder: string, database: string): Promise<Connection> => {
  const client = new Client({ host: socketFolder, database, user: 'postgres' });
  const notices: string[] = [];
  client.on('notice', ({ message }) => notices.push(message ?? ''));
  await client.connect();
  return {
    kind: 'real',
    notices,
    query: async (sql, values) => {
      const result: Result | readonly Result[] = values
        ? await client.query(sql, [...values])
        : await client.query(sql);
      return toAnswer(Array.isArray(result) ? result.at(-1) : result);
    },
    close: () => client.end(),
  };
};
