import { once } from 'node:events';
import { ensureBuilt } from './buildProduct.mjs';
import { listenOnLoopback, parsePort } from './loopback.mjs';
import { ensurePackages } from './packages.mjs';
import { DIST } from './paths.mjs';
import { runCommandLine } from './problem.mjs';
import { readSite } from './site.mjs';
import { createSiteHandler } from './siteHandler.mjs';

/** Installs and builds what is missing, serves the product, and stays until it is told to stop. */
export const serveProduct = () =>
  runCommandLine(async (signal) => {
    const port = parsePort(process.env.PORT);
    // The port is claimed before the long work: whoever asks meanwhile waits for the pages.
    /** @type {(handler: ReturnType<typeof createSiteHandler>) => void} */
    let open = () => {};
    /** @type {Promise<ReturnType<typeof createSiteHandler>>} */
    const handler = new Promise((resolve) => (open = resolve));
    const server = await listenOnLoopback(port, async (request, response) =>
      (await handler)(request, response),
    );
    try {
      await ensurePackages({ signal });
      await ensureBuilt({ signal });
      open(createSiteHandler(await readSite(DIST)));
      console.log(`ready http://localhost:${server.port}`);
      if (!signal.aborted) await once(signal, 'abort');
    } finally {
      await server.close();
    }
  });
