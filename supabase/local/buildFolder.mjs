import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SCRATCH } from './paths.mjs';

const STAMP = '.inputs';

/**
 * @param {string} folder
 * @param {string} inputs their hash
 */
export const isBuiltFrom = async (folder, inputs) =>
  (await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === inputs;

/**
 * Builds into a folder of its own and swaps it in when it is whole: a failed build leaves the last good one, and two
 * builds at a time cannot mix their files.
 * @param {string} folder
 * @param {string} inputs their hash, of before the build
 * @param {(next: string) => Promise<void>} build
 */
export const buildFolder = async (folder, inputs, build) => {
  const next = join(SCRATCH, `build-${basename(folder)}-${process.pid}`);
  await mkdir(SCRATCH, { recursive: true });
  try {
    await build(next);
    await writeFile(join(next, STAMP), inputs);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
};
