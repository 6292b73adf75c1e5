import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/** @typedef {{ fetch: (request: Request) => Promise<Response> }} Site the built files; 404 for any other path */

/**
 * Files as a static host serves them: by path only, each with an entity tag of its content.
 * @param {ReadonlyMap<string, string | Buffer<ArrayBuffer>>} files from URL path to content
 * @returns {Site}
 */
export const siteOf = (files) => {
  const tags = new Map(
    Array.from(files, ([path, body]) => [
      path,
      `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ]),
  );
  return {
    fetch: async ({ url, headers: asked }) => {
      const path = decodeURIComponent(new URL(url).pathname);
      const body = files.get(path);
      if (body === undefined) return new Response(null, { status: 404 });
      const etag = tags.get(path) ?? '';
      const known = (asked.get('if-none-match') ?? '').split(/,\s*/).map((tag) => tag.replace(/^W\//, ''));
      return known.includes(etag)
        ? new Response(null, { status: 304, headers: { etag } })
        : new Response(body, { headers: { etag } });
    },
  };
};

/**
 * Reads the whole build into memory. Only these files can be served, so no path leads out of the folder, and a
 * concurrent build does not remove files of a page that is being served.
 * @param {string} folder
 * @param {(page: string) => string} [fillPage] transforms the HTML page
 */
export const readSite = async (folder, fillPage = (page) => page) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  /** @type {Map<string, string | Buffer<ArrayBuffer>>} */
  const files = new Map();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`, await readFile(file));
  }
  const page = files.get('/index.html');
  if (page === undefined) throw new Problem('There is no build to serve: run "npm run build".');
  return siteOf(files.set('/index.html', fillPage(page.toString())));
};
