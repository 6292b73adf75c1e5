import { watch } from 'node:fs';
import { join } from 'node:path';
import { run, runNpm } from './command.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { Problem, runCommandLine } from './problem.mjs';

const SETTLE_MS = 100;

/** @param {AbortSignal} signal */
const buildEngine = (signal) =>
  runNpm('The WebAssembly module could not be built', ['run', 'build:wasm', '--silent'], { signal });

/**
 * Builds the module again after each change; Vite sees the new file and reloads the page.
 * @param {AbortSignal} signal
 */
const watchEngine = (signal) => {
  /** @type {NodeJS.Timeout | undefined} */
  let settle;
  watch(join(ROOT, 'assembly'), { recursive: true, signal }, (_, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(settle);
    settle = setTimeout(() => {
      buildEngine(signal).catch((error) => console.error(error instanceof Problem ? error.message : error));
    }, SETTLE_MS);
  });
};

await runCommandLine(async (signal) => {
  await ensurePackages({ signal });
  await buildEngine(signal);
  watchEngine(signal);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run('The development server stopped', process.execPath, [vite], { signal, isLoud: true });
});
