import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fillBackendMeta } from './backendMeta.mjs';
import { runNpm } from './command.mjs';
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
 * Starts the embedded backend within the development server, on its port: the browser sees one origin.
 * @param {string} origin
 * @param {AbortSignal} signal
 */
const startEmbedded = async (origin, signal) => {
  // Imported only here: its packages may have been installed a moment ago.
  const { ensureFunctions } = await import('./backend/functions/ensureFunctions.mjs');
  const { startBackend } = await import('./backend/startBackend.mjs');
  await ensureFunctions({ signal });
  const backend = await startBackend({ origin });
  if (backend.notice) console.log(backend.notice);
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'embedded-backend',
    configureServer: ({ middlewares, httpServer }) => {
      middlewares.use((request, response, next) =>
        backend.owns(request.url ?? '') ? backend.serve(request, response) : next(),
      );
      // Vite takes the sockets of its own protocol alone.
      httpServer?.on('upgrade', (request, socket, head) => {
        if (backend.owns(request.url ?? '')) backend.upgrade(request, socket, head);
      });
    },
    transformIndexHtml: (html) => fillBackendMeta(html, { url: '', publishableKey: backend.publishableKey }),
  };
  return { plugin, close: backend.close };
};

await runCommandLine(async (signal) => {
  loadEnvFiles();
  const port = parsePort(process.env.PORT) || (await findFreePort());
  const hosted = readHostedService(process.env);
  await ensurePackages({ signal });
  await buildEngine(signal);
  const embedded = hosted ? null : await startEmbedded(`http://localhost:${port}`, signal);
  try {
    watchEngine(signal);
    const { createServer } = await import('vite');
    const vite = await createServer({
      root: ROOT,
      plugins: embedded ? [embedded.plugin] : [],
      server: { port, strictPort: true },
    });
    await vite.listen();
    vite.printUrls();
    if (!signal.aborted) await once(signal, 'abort');
    await vite.close();
  } finally {
    await embedded?.close();
  }
});
