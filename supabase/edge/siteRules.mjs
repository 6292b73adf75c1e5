import { extensionOf, isServedKind } from './fileTypes.mjs';

/** @typedef {{ status: number, text: string, headers?: Readonly<Record<string, string>> }} Refused */

/** @type {Refused} */
export const NOT_FOUND = { status: 404, text: 'Not found' };
/** @type {Refused} */
export const READING_ONLY = { status: 405, text: 'Only GET and HEAD', headers: { allow: 'GET, HEAD' } };

/** @param {number} size of the whole file, in bytes @returns {Refused} */
export const outOfRange = (size) => ({
  status: 416,
  text: 'Range not satisfiable',
  headers: { 'content-range': `bytes */${size}` },
});

/** Of every refusal, which is one line of text. */
export const REFUSAL_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * The path of a request, or null where it tries to climb or to reach hidden files.
 * @param {string} address path and query
 */
const readPath = (address) => {
  try {
    const path = decodeURIComponent(address.split('?', 1)[0] ?? '');
    return /[\0\\]|\/\.|\/\//.test(path) ? null : path;
  } catch {
    return null;
  }
};

/** The media types that a request takes, whatever their weights. @param {string} accept */
const acceptedTypes = (accept) =>
  accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase());

/**
 * An address of the app, answered with its page so that the router can take over. A missing script or picture is
 * not one: it would get HTML and fail in a way nobody understands. The address and Accept alone decide: what else
 * browsers say of a request differs, most of all where a service worker passes it on.
 * @param {string} path
 * @param {string} accept
 */
const isPage = (path, accept) => {
  if (path.startsWith('/assets/') || isServedKind(path)) return false;
  const types = acceptedTypes(accept);
  if (types.includes('text/html')) return true;
  // A dot may belong to a name: whoever takes anything may mean a file by it.
  return types.includes('*/*') && extensionOf(path) === '';
};

/**
 * What a request for the site asks for: the file of that path and, where there is none, perhaps the app's page.
 * @param {{ method: string, address: string, accept?: string | null | undefined }} request its address is path and query as sent
 * @returns {{ refused: Refused } | { path: string, isPage: boolean }}
 */
export const readSiteRequest = ({ method, address, accept }) => {
  if (method !== 'GET' && method !== 'HEAD') return { refused: READING_ONLY };
  const path = readPath(address);
  return path === null ? { refused: NOT_FOUND } : { path, isPage: isPage(path, accept ?? '*/*') };
};

/**
 * The Cache-Control of a file: Vite puts the hash of the content into every name under /assets/, all others are asked
 * for again.
 * @param {string} path
 */
export const cachingOf = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
