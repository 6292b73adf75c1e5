import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} Asset
 * @property {Buffer} body
 * @property {string} type
 * @property {string} etag
 * @property {boolean} isImmutable
 */
/** @typedef {ReadonlyMap<string, Asset>} Site from URL path to file */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Whether an address names a file of a kind that builds have, whether it is there or not. @param {string} path */
export const isServedKind = (path) => extname(path).toLowerCase() in TYPES;

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
  type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  // Vite puts the hash of the content into every name under /assets/.
  isImmutable: path.startsWith('/assets/'),
});
