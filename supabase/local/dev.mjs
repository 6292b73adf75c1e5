import { watch } from 'node:fs';
import { join } from 'node:path';
import { run, runNpm } from './command.mjs';
import { parsePort } from './loopback.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { runCommandLine } from './problem.mjs';

const SETTLE_MS = 100;

/** @param {AbortSignal} signal */
const buildEngine = (signal) =>
  runNpm('The WebAssembly module could not be built', ['run', 'build:wasm', '--silent'], { signal });

/**
 * Builds the module again after each change, one build at a time; Vite sees the new file and reloads the page.
 * @param {AbortSignal} signal
 */
const watchEngine = (signal) => {
  let built = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let settle;
  const tell = (/** @type {Error} */ error) => {
    if (!signal.aborted) console.error(error.message);
  };
  const rebuild = () => {
    built = built.then(() => buildEngine(signal)).catch(tell);
  };
  watch(join(ROOT, 'assembly'), { recursive: true, signal }, (_, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(settle);
    settle = setTimeout(rebuild, SETTLE_MS);
  });
};

await runCommandLine(async (signal) => {
  const port = parsePort(process.env.PORT);
  await ensurePackages({ signal });
  await buildEngine(signal);
  watchEngine(signal);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(
    'The development server stopped',
    process.execPath,
    [vite, '--port', String(port), '--strictPort'],
    { signal, isLoud: true },
  );
});
