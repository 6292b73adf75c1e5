import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './backend/startEmbedded.mjs';
import { fillBackendMeta } from './backendMeta.mjs';
import { buildEngine } from './buildProduct.mjs';
import { loadEnvFiles, readHostedService } from './hostedService.mjs';
import { listenOnLoopback, parsePort } from './loopback.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { runCommandLine } from './problem.mjs';

const SETTLE_MS = 100;

/**
 * Rebuilds the engine after each change, one build at a time; Vite detects the new file and reloads the page.
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
    built = built.then(() => buildEngine({ signal })).catch(reportFailure);
  };
  watch(join(ROOT, 'assembly'), { recursive: true, signal }, (_, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(settle);
    settle = setTimeout(rebuild, SETTLE_MS);
  });
};

/** Finds a free port. */
const findFreePort = async () => {
  const server = await listenOnLoopback(0, () => undefined);
  await server.close();
  return server.port;
};

/**
 * Serves the embedded backend from the development server, on the same port: the browser sees one origin.
 * @param {import('./backend/startBackend.mjs').Backend} backend
 * @returns {import('vite').Plugin}
 */
const embeddedBackend = (backend) => ({
  name: 'embedded-backend',
  configureServer: ({ middlewares, httpServer }) => {
    middlewares.use((request, response, next) =>
      backend.owns(request.url ?? '') ? backend.serve(request, response) : next(),
    );
    // Vite only handles upgrades to its own protocol.
    httpServer?.on('upgrade', (request, socket, head) => {
      if (backend.owns(request.url ?? '')) backend.upgrade(request, socket, head);
    });
  },
  transformIndexHtml: (html) => fillBackendMeta(html, { url: '', publishableKey: backend.publishableKey }),
});

await runCommandLine(async (signal) => {
  loadEnvFiles();
  const port = parsePort(process.env.PORT) || (await findFreePort());
  const hosted = readHostedService(process.env);
  await ensurePackages({ signal });
  await buildEngine({ signal });
  const backend = hosted ? null : await startEmbedded(port, signal);
  if (backend?.notice) console.log(backend.notice);
  try {
    watchEngine(signal);
    const { createServer } = await import('vite');
    const vite = await createServer({
      root: ROOT,
      plugins: backend ? [embeddedBackend(backend)] : [],
      server: { port, strictPort: true },
    });
    await vite.listen();
    vite.printUrls();
    if (!signal.aborted) await once(signal, 'abort');
    await vite.close();
  } finally {
    await backend?.close();
  }
});
