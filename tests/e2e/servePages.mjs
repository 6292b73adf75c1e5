// Serves the bare pages of the extractors under the product's own policy. Each is built once for all who ask for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';

/** @param {string} root folder of a page, built as the product is */
const buildHandler = async (root) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-page-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root,
    // The standard output is for the ports.
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const site = await readSite(folder);
  await rm(folder, { recursive: true });
  return createSiteHandler(site);
};

/** @param {string} name of a folder beside this file */
const servePage = async (name) => {
  /** @type {ReturnType<typeof buildHandler> | undefined} */
  let handler;
  // With the first request: a run of other tests needs none of them.
  const { port } = await listenOnLoopback(0, (incoming, outgoing) => {
    handler ??= buildHandler(join(ROOT, 'tests/e2e', name));
    handler.then(
      (handle) => handle(incoming, outgoing),
      (/** @type {Error} */ error) => outgoing.writeHead(500).end(error.stack),
    );
  });
  return port;
};

console.log(`images ${await servePage('workerPage')}, films ${await servePage('videoPage')}`);
