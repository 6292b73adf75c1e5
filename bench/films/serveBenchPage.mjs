import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fromVersion } from '../runner/bundle.mjs';
import { compileEngine } from '../runner/compileEngine.mjs';
import { ROOT } from '../runner/paths.mjs';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';

/**
 * Builds the page that reads films with the measured version's workers, and serves it until the suite ends.
 * @param {import('../suite').Bench} bench
 * @param {import('playwright').Browser} browser
 * @returns a function that opens it in a new page
 */
export const serveBenchPage = async ({ subject, onEnd }, browser) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-films-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await compileEngine(subject);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: fileURLToPath(new URL('page/', import.meta.url)),
    logLevel: 'error',
    plugins: subject === ROOT ? [] : [fromVersion(subject)],
    build: { outDir: folder, emptyOutDir: true },
  });
  const { port, close } = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
  onEnd(close);
  return async () => {
    // The product's CSP does not allow the bare decoder's worker.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction(() => 'videoBench' in window);
    return page;
  };
};
