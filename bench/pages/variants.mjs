import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';

/** @typedef {{ readonly file: string, readonly rewrite: (source: string) => string }} Change a file of the product, and what it would be */

/** @param {string} file @param {string} text @param {string} plain @returns {Change} */
export const replacing = (file, text, plain) => ({ file, rewrite: (source) => source.replace(text, plain) });

/**
 * @param {string} subject
 * @param {readonly Change[]} changes
 * @returns {import('vite').Plugin}
 */
const rewriting = (subject, changes) => ({
  name: 'rewriting',
  enforce: 'pre',
  async load(id) {
    const change = changes.find(({ file }) => id.split('?')[0] === join(subject, file));
    if (!change) return null;
    const source = await readFile(join(subject, change.file), 'utf8');
    const rewritten = change.rewrite(source);
    if (rewritten === source) throw new Error(`${change.file} no longer has what is to be rewritten`);
    return rewritten;
  },
});

/**
 * Builds the pages of the product with some of its files rewritten, and serves them without a backend until the suite ends.
 * @param {import('../suite').Bench} bench
 * @param {readonly Change[]} changes none for the product as it is
 * @returns {Promise<string>} the origin
 */
export const serveVariant = async ({ subject, onEnd }, changes) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-pages-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await build({
    root: subject,
    configFile: join(subject, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [rewriting(subject, changes)],
    build: { outDir: folder, emptyOutDir: true },
  });
  const { port, close } = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
  onEnd(close);
  return `http://localhost:${port}`;
};
