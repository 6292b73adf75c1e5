import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';

/** The host's own program, which runs the worker as the host does; it is no dependency of anything here. */
const PACKAGE = 'wrangler@4.86.0';
const EDGE = join(ROOT, 'supabase/edge');
const LONGEST_START_MS = 180_000;
const STEP_MS = 500;

/** HUELOOM_WRANGLER names the program, or says `npm` to have npx fetch it; null, and said in one line, without it. */
export const findWrangler = (): readonly string[] | null => {
  const wanted = process.env['HUELOOM_WRANGLER'];
  if (wanted === 'npm') return ['npx', '--yes', PACKAGE];
  if (wanted) return [wanted];
  process.stderr.write('The edge is tested without the runtime of its host (HUELOOM_WRANGLER=npm)\n');
  return null;
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const untilReady = async (port: number, log: () => string): Promise<void> => {
  const deadline = Date.now() + LONGEST_START_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`wrangler did not start: ${log()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
  }
};

export type Wrangler = { readonly port: number; readonly stop: () => Promise<void> };

/** The worker as it is configured, over a build of those files, in a folder that goes again. */
export const startWrangler = async (
  [program = '', ...more]: readonly string[],
  files: Readonly<Record<string, string | Buffer>>,
): Promise<Wrangler> => {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  await cp(EDGE, join(folder, 'edge'), { recursive: true });
  const settings = join(folder, 'edge/wrangler.jsonc');
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('../../dist', '../dist'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'dist', name)), { recursive: true });
    await writeFile(join(folder, 'dist', name), content);
  }
  const port = await findFreePort();
  const args = ['dev', '--config', settings, '--ip', '127.0.0.1', '--port', `${port}`];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  // In a group of its own: the runtime is a child of its child.
  const child = spawn(program, [...more, ...args], { cwd: folder, env, detached: true });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
    });
  }
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilReady(port, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
};
