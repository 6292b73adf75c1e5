import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { openReal, type Connection } from './connection';

export type RealServer = {
  /** Where its socket is. */
  readonly folder: string;
  readonly connect: (database: string) => Promise<Connection>;
  readonly stop: () => Promise<void>;
};

/** Debian keeps the server's programs out of PATH, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** Says so in one line where it is not. */
export const isRealServerInstalled = (): boolean => {
  const isInstalled = findPrograms() !== undefined;
  if (!isInstalled)
    process.stderr.write('PostgreSQL is not installed: the database is tested on the embedded one alone\n');
  return isInstalled;
};

/** The rules are tested on the embedded database at every change; on a real server, too, where it is asked for. */
export const isRealServerWanted = (): boolean =>
  process.env['HUELOOM_LONG'] !== undefined && isRealServerInstalled();

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

/** A server of its own in a temporary folder, reached by a socket only; null where PostgreSQL is not installed. */
export const startRealServer = async (): Promise<RealServer | null> => {
  const programs = findPrograms();
  if (!isRealServerInstalled() || !programs) return null;
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
