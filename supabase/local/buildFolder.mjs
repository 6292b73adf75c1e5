import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './command.mjs';
import { ROOT, SCRATCH } from './paths.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = '.inputs';

/**
 * @param {string} folder
 * @param {string} inputs their hash
 */
export const isBuiltFrom = async (folder, inputs) =>
  (await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === inputs;

/**
 * Has Vite build into a folder of its own, in a process that gives its memory back, and swaps it in when it is whole: a
 * failed build leaves the last good one, and two builds at a time cannot mix their files.
 * @param {string} folder
 * @param {string} inputs their hash, of before the build
 * @param {string} failure the sentence that a failure starts with
 * @param {import('./command.mjs').RunOptions & { config?: string }} [options] `config` is another than the pages' own
 */
export const buildFolder = async (folder, inputs, failure, { config, ...options } = {}) => {
  const next = join(SCRATCH, `build-${basename(folder)}-${process.pid}`);
  const args = [VITE, 'build', '--outDir', next, '--emptyOutDir', ...(config ? ['--config', config] : [])];
  await mkdir(SCRATCH, { recursive: true });
  try {
    // The environment may name another, and the build would go by it.
    const env = { NODE_ENV: 'production' };
    await run(failure, process.execPath, args, { ...options, blamesMachine: true, env });
    await writeFile(join(next, STAMP), inputs);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
};
