import { watch } from 'node:fs';
import { join } from 'node:path';
import { run, runNpm } from './command.mjs';
import { loadEnvFiles, readHostedService } from './hostedService.mjs';
import { listenOnLoopback, parsePort } from './loopback.mjs';
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
  const reportFailure = (/** @type {Error} */ error) => {
    if (!signal.aborted) console.error(error.message);
  };
  const rebuild = () => {
    built = built.then(() => buildEngine(signal)).catch(reportFailure);
  };
  watch(join(ROOT, 'assembly'), { recursive: true, signal }, (_, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(settle);
    settle = setTimeout(rebuild, SETTLE_MS);
  });
};

/** A port that nobody listens on. */
const findFreePort = async () => {
  const server = await listenOnLoopback(0, () => undefined);
  await server.close();
  return server.port;
};

/**
 * Starts the embedded backend behind the development server: the browser sees one origin.
 * @param {number} port the development server's
 */
const startEmbedded = async (port) => {
  const { startBackend } = await import('./backend/startBackend.mjs');
  const origin = `http://localhost:${port}`;
  const backend = await startBackend({ origin });
  if (backend.notice) console.log(backend.notice);
  const server = await listenOnLoopback(0, backend.serve, backend.upgrade);
  return {
    env: {
      HUELOOM_BACKEND: `http://127.0.0.1:${server.port}`,
      SUPABASE_URL: origin,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    },
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
};

await runCommandLine(async (signal) => {
  loadEnvFiles();
  const port = parsePort(process.env.PORT) || (await findFreePort());
  const hosted = readHostedService(process.env);
  await ensurePackages({ signal });
  await buildEngine(signal);
  const embedded = hosted ? null : await startEmbedded(port);
  try {
    watchEngine(signal);
    Object.assign(process.env, embedded?.env);
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    await run(
      'The development server stopped',
      process.execPath,
      [vite, '--port', String(port), '--strictPort'],
      { signal, isLoud: true },
    );
  } finally {
    await embedded?.close();
  }
});
