import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeOf } from '../edge/fileTypes.mjs';
import { cachingOf } from '../edge/siteRules.mjs';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} Asset
 * @property {Buffer} body
 * @property {string} type
 * @property {string} etag
 * @property {string} caching its Cache-Control
 */
/** @typedef {ReadonlyMap<string, Asset>} Site from URL path to file */

/**
 * Reads the whole build into memory. Only what is in the map can be served, so no path leads out of the folder,
 * and a build that runs meanwhile does not pull files from under a page.
 * @param {string} folder
 * @returns {Promise<Site>}
 */
export const readSite = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const site = new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
        return /** @type {const} */ ([path, toAsset(path, await readFile(file))]);
      }),
    ),
  );
  if (!site.has('/index.html')) throw new Problem('There is no build to serve: run "npm run build".');
  return site;
};

/**
 * @param {string} path
 * @param {Buffer} body
 * @returns {Asset}
 */
export const toAsset = (path, body) => ({
  body,
  type: typeOf(path),
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  caching: cachingOf(path),
});
