import { once } from 'node:events';
import { startEmbedded } from './backend/startEmbedded.mjs';
import { fillBackendMeta } from './backendMeta.mjs';
import { ensureBuilt } from './buildProduct.mjs';
import { loadEnvFiles, readHostedService } from './hostedService.mjs';
import { listenOnLoopback, parsePort } from './loopback.mjs';
import { ensurePackages } from './packages.mjs';
import { DIST } from './paths.mjs';
import { runCommandLine } from './problem.mjs';
import { readSite } from './site.mjs';
import { answerPreparing, createSiteHandler } from './siteHandler.mjs';
import { createStepLines } from './stepLines.mjs';
import { warmUp } from './warmUp.mjs';

/** @typedef {import('./backend/startBackend.mjs').Backend} Backend */

/**
 * A page built for a hosted service is sent unchanged; the embedded backend is at the page's own origin, whichever host
 * name the browser uses.
 * @param {Backend | null} backend
 */
const createAnswer = async (backend) => {
  const answerSite = createSiteHandler(
    await readSite(DIST, (page) =>
      backend ? fillBackendMeta(page, { url: '', publishableKey: backend.publishableKey }) : page,
    ),
  );
  /** @type {import('node:http').RequestListener} */
  return (request, response) =>
    backend?.owns(request.url ?? '') ? backend.serve(request, response) : answerSite(request, response);
};

/** Installs and builds what is missing, serves the product, and runs until it is stopped. */
export const serveProduct = () =>
  runCommandLine(async (signal) => {
    loadEnvFiles();
    const port = parsePort(process.env.PORT);
    const hosted = readHostedService(process.env);
    // The port is claimed before the long work, so that a port that is taken is reported immediately.
    let answer = answerPreparing;
    /** @type {import('./loopback.mjs').UpgradeListener} */
    let upgrade = (_request, socket) => socket.destroy();
    const server = await listenOnLoopback(
      port,
      (request, response) => answer(request, response),
      (request, socket, head) => upgrade(request, socket, head),
    );
    /** @type {Promise<Backend | null>} */
    let backend = Promise.resolve(null);
    const step = createStepLines(signal);
    try {
      await step('packages', () => ensurePackages({ signal }));
      if (!hosted) backend = startEmbedded(server.port, signal);
      await Promise.all([
        ensureBuilt({ signal, step }),
        hosted ? null : step('backend', async () => (await backend)?.functionsLoaded),
      ]);
      const embedded = await backend;
      answer = await createAnswer(embedded);
      if (embedded) {
        ({ upgrade } = embedded);
        if (embedded.notice) console.log(embedded.notice);
        await step('first page', () => warmUp(`http://localhost:${server.port}`, embedded.publishableKey));
      }
      console.log(`ready http://localhost:${server.port}`);
      if (!signal.aborted) await once(signal, 'abort');
    } finally {
      await server.close();
      await (await backend.catch(() => null))?.close();
    }
  });
