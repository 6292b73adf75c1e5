import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const DOCUMENT = 'index.html';
/** What names the files that the pages cannot start without: the document, and the preloads of each page. */
const NAMED_IN = new Set([DOCUMENT, 'preload.js']);

/**
 * The order of the offline copy: all that the pages cannot start without, then the document itself, which tells the
 * worker where these end, then the rest.
 * @param {readonly { url: string, revision?: string | null | undefined, size: number }[]} files
 * @param {string} folder the build's
 */
export const inOrderOfNeed = async (files, folder) => {
  const named = files.filter(({ url }) => NAMED_IN.has(url));
  const texts = await Promise.all(named.map(({ url }) => readFile(join(folder, url), 'utf8')));
  /** @param {string} url */
  const placeOf = (url) => {
    if (url === DOCUMENT) return 1;
    return NAMED_IN.has(url) || texts.some((text) => text.includes(basename(url))) ? 0 : 2;
  };
  return files.toSorted((a, b) => placeOf(a.url) - placeOf(b.url));
};
