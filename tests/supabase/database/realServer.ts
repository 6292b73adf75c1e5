import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openReal, type Connection } from './connection';
import { findPostgres } from './postgresPrograms';

export type RealServer = {
  /** Where its socket is. */
  readonly folder: string;
  readonly connect: (database: string) => Promise<Connection>;
  readonly stop: () => Promise<void>;
};

/** The server refuses to run as root. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, user], { stdio: 'pipe' })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error('PostgreSQL needs a user other than root');
};

/** Of the newest PostgreSQL that is there; null without one. */
export const startRealServer = async (): Promise<RealServer | null> => {
  const [programs] = await findPostgres();
  return programs === undefined ? null : startServerOf(programs);
};

/**
 * A server of its own in a temporary folder, reached by a socket only.
 * @param programs the folder with the programs of its version
 */
export const startServerOf = async (programs: string): Promise<RealServer> => {
  const identity = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (identity) await chown(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      // As a hosted project: with C alone no letter but those of English has a lower case.
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { cwd: folder, ...identity },
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=100',
    // Nothing here outlives the tests.
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((each) => ['-c', each])],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...identity,
    },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
  });
  return {
    folder,
    connect: (database) => openReal(folder, database),
    stop: async () => {
      const ended = once(server, 'exit');
      // Immediate: the folder goes in the next line.
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
