import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashBuildInputs } from './buildInputs.mjs';
import { run, runNpm } from './command.mjs';
import { DIST, ROOT, SCRATCH } from './paths.mjs';

const STAMP = '.inputs';
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

const builtFrom = () => readFile(join(DIST, STAMP), 'utf8').catch(() => null);

/**
 * Builds WASM and app into a folder of its own and swaps it in when it is whole: a failed build leaves the last
 * good one, and two builds at a time cannot mix their files.
 * @param {{ signal?: AbortSignal, isLoud?: boolean }} [options]
 */
export const buildProduct = async (options) => {
  const inputs = await hashBuildInputs();
  const next = join(SCRATCH, `build-${process.pid}`);
  await mkdir(SCRATCH, { recursive: true });
  try {
    await runNpm('The WebAssembly module could not be built', ['run', 'build:wasm', '--silent'], options);
    const args = [VITE, 'build', '--outDir', next, '--emptyOutDir'];
    // Loading the functions with Vite sets our own NODE_ENV to development, which the build would go by.
    const env = { NODE_ENV: 'production' };
    await run('The app could not be built', process.execPath, args, { ...options, env });
    await writeFile(join(next, STAMP), inputs);
    await rm(DIST, { recursive: true, force: true });
    await rename(next, DIST);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
};

/** @param {{ signal?: AbortSignal }} [options] */
export const ensureBuilt = async (options) => {
  if ((await builtFrom()) !== (await hashBuildInputs())) await buildProduct(options);
};
