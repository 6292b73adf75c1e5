import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './command.mjs';
import { ROOT, SCRATCH } from './paths.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = '.inputs';

/**
 * @param {string} folder
 * @param {string} inputs the hash of its inputs
 */
export const isBuiltFrom = async (folder, inputs) =>
  (await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === inputs;

/**
 * Builds with Vite into a temporary folder, in a process that frees its memory afterwards, and swaps it in when it is
 * complete: a failed build keeps the last good one, and concurrent builds cannot mix their files.
 * @param {string} folder
 * @param {string} inputs the hash of the inputs, from before the build
 * @param {string} failure the beginning of the error message
 * @param {import('./command.mjs').RunOptions & { config?: string }} [options] `config` replaces the pages' own
 */
export const buildFolder = async (folder, inputs, failure, { config, ...options } = {}) => {
  const next = join(SCRATCH, `build-${basename(folder)}-${process.pid}`);
  const args = [VITE, 'build', '--outDir', next, '--emptyOutDir', ...(config ? ['--config', config] : [])];
  await mkdir(SCRATCH, { recursive: true });
  try {
    // The environment may set another value, which the build would use.
    const env = { NODE_ENV: 'production' };
    await run(failure, process.execPath, args, { ...options, blamesMachine: true, env });
    await writeFile(join(next, STAMP), inputs);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
};
