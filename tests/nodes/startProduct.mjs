import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../supabase/local/paths.mjs';

const PATIENCE_MS = 300_000;

/**
 * Starts the product with a Node over a new data folder, asks for its page, and stops it. Rejects unless all of it
 * goes well and without a word on stderr, where a Node tells what it is about to give up.
 * @param {string} node its program
 */
export const startProduct = async (node) => {
  const data = await mkdtemp(join(tmpdir(), 'node-'));
  const child = spawn(node, ['supabase/local/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HUELOOM_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  const exited = once(child, 'close');
  // Waited for below; one that cannot be started says so before that.
  exited.catch(() => undefined);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /^ready (http:\S+)$/.exec(line)?.[1];
      if (!origin) continue;
      const { status } = await fetch(origin);
      if (status !== 200) complaints += `the page was answered with ${status}`;
      child.kill('SIGTERM');
    }
    const [code] = await exited;
    if (code !== 0 || complaints !== '') throw new Error(`it ended with ${code}: ${complaints}`);
  } finally {
    child.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
  }
};
