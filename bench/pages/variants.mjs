import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { compileEngine } from '../runner/compileEngine.mjs';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';

/**
 * @typedef {{ readonly file: string, readonly rewrite: (source: string) => string }} Rewriting a file of the product,
 *   and the function that rewrites it
 * @typedef {{ readonly plugin: string }} Omission the name of a build plugin to omit
 * @typedef {Rewriting | Omission} Change
 */

/** @param {string} file @param {string} text @param {string} plain @returns {Rewriting} */
export const replacing = (file, text, plain) => ({ file, rewrite: (source) => source.replace(text, plain) });

/**
 * @param {string} subject
 * @param {readonly Rewriting[]} changes
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
 * The product's build configuration without some of its plugins.
 * @param {string} subject
 * @param {readonly string[]} omitted their names
 */
const settingsOf = async (subject, omitted) => {
  const file = join(subject, 'vite.config.ts');
  const { config } = (await loadConfigFromFile({ command: 'build', mode: 'production' }, file)) ?? {};
  const plugins = /** @type {import('vite').Plugin[]} */ (
    /** @type {unknown[]} */ (config?.plugins ?? []).flat()
  );
  const isThere = omitted.every((name) => plugins.some((plugin) => plugin.name === name));
  if (!isThere) throw new Error(`The build no longer has what is to be left out: ${omitted.join(', ')}`);
  return { ...config, plugins: plugins.filter(({ name }) => !omitted.includes(name)) };
};

/**
 * Builds the pages of the product with some of its files rewritten, or without some build plugins, and serves them
 * without a backend until the suite ends.
 * @param {import('../suite').Bench} bench
 * @param {readonly Change[]} changes empty for the unchanged product
 * @returns {Promise<string>} the origin
 */
export const serveVariant = async ({ subject, onEnd }, changes) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-pages-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const omitted = changes.flatMap((change) => ('plugin' in change ? [change.plugin] : []));
  const rewritten = changes.filter((change) => 'file' in change);
  const settings = await settingsOf(subject, omitted);
  await compileEngine(subject);
  await build({
    ...settings,
    root: subject,
    configFile: false,
    logLevel: 'error',
    plugins: [rewriting(subject, rewritten), ...settings.plugins],
    build: { ...settings.build, outDir: folder, emptyOutDir: true },
  });
  const { port, close } = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
  onEnd(close);
  return `http://localhost:${port}`;
};
