import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts the product as a user would, on a free port, and waits for its ready line.
 * @param {string} folder of the version
 */
export const startServer = async (folder) => {
  const child = spawn(process.execPath, ['supabase/local/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HUELOOM_DATA_DIR: '.local/bench' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^ready (http:\S+)$/.exec(line)?.[1];
    if (origin) return { origin, close: () => (child.kill('SIGTERM'), exited) };
  }
  throw new Error('The server stopped before it was ready');
};
