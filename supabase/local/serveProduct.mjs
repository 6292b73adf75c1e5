import { once } from 'node:events';
import { ensureBuilt } from './buildProduct.mjs';
import { listenOnLoopback, parsePort } from './loopback.mjs';
import { ensurePackages } from './packages.mjs';
import { DIST } from './paths.mjs';
import { runCommandLine } from './problem.mjs';
import { readSite } from './site.mjs';
import { answerPreparing, createSiteHandler } from './siteHandler.mjs';

/** Installs and builds what is missing, serves the product, and stays until it is told to stop. */
export const serveProduct = () =>
  runCommandLine(async (signal) => {
    const port = parsePort(process.env.PORT);
    // The port is claimed before the long work, so that a taken one is told at once.
    let answer = answerPreparing;
    const server = await listenOnLoopback(port, (request, response) => answer(request, response));
    try {
      await ensurePackages({ signal });
      await ensureBuilt({ signal });
      answer = createSiteHandler(await readSite(DIST));
      console.log(`ready http://localhost:${server.port}`);
      if (!signal.aborted) await once(signal, 'abort');
    } finally {
      await server.close();
    }
  });
