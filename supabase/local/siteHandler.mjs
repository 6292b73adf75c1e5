import { extname } from 'node:path';
import { parseByteRange } from './byteRange.mjs';
import { chooseEncoding, encodeBody } from './encodeBody.mjs';
import { isFromElsewhere } from './loopback.mjs';
import { SECURITY_HEADERS } from './securityHeaders.mjs';
import { isServedKind } from './site.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Asset} Asset */

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
const refuse = (response, status, text, headers = {}) => {
  const kind = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...SECURITY_HEADERS, ...kind, ...headers });
  response.end(`${text}\n`);
};

/**
 * The path of a request, or null where it tries to climb or to reach hidden files.
 * @param {string} url
 */
const readPath = (url) => {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
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
 * @param {Request} request
 * @param {string} path
 */
const isPage = ({ headers }, path) => {
  if (path.startsWith('/assets/') || isServedKind(path)) return false;
  const types = acceptedTypes(headers.accept ?? '*/*');
  if (types.includes('text/html')) return true;
  // A dot may belong to a name: whoever takes anything may mean a file by it.
  return types.includes('*/*') && !extname(path);
};

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Asset} asset
 * @param {Record<string, string>} security
 */
const send = async (request, response, asset, security) => {
  const { headers } = request;
  const encoding = headers.range ? 'identity' : chooseEncoding(asset, headers['accept-encoding']);
  const etag = encoding === 'identity' ? asset.etag : asset.etag.replace(/"$/, `-${encoding}"`);
  /** @type {Record<string, string | number>} */
  const answer = {
    ...security,
    'content-type': asset.type,
    'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    etag,
  };
  if (encoding !== 'identity') answer['content-encoding'] = encoding;
  if (headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, answer).end();
    return;
  }
  const body = await encodeBody(asset, encoding);
  const isFresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isFresh ? parseByteRange(headers.range, body.length) : null;
  if (range === 'unsatisfiable') {
    refuse(response, 416, 'Range not satisfiable', { 'content-range': `bytes */${body.length}` });
    return;
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  if (range) answer['content-range'] = `bytes ${range.start}-${range.end}/${body.length}`;
  response.writeHead(range ? 206 : 200, { ...answer, 'content-length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
};

/**
 * @param {Request} _request
 * @param {Response} response
 */
export const answerPreparing = (_request, response) =>
  refuse(response, 503, 'The pages are being built', { 'retry-after': '2' });

/**
 * Serves the built pages: reading only, and only for this machine.
 * @param {Site} site
 * @param {{ headers?: Record<string, string>, pageFor?: (host: string, address: string) => Asset }} [options]
 *   `pageFor` makes the page for the name that the browser used, and for the address it asks for
 * @returns {(request: Request, response: Response) => void}
 */
export const createSiteHandler =
  (site, { headers = SECURITY_HEADERS, pageFor } = {}) =>
  (request, response) => {
    if (isFromElsewhere(request)) return refuse(response, 403, 'Only for this machine');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
    }
    const path = readPath(request.url ?? '');
    if (path === null) return refuse(response, 404, 'Not found');
    const page = site.get('/index.html');
    const asset = site.get(path) ?? (isPage(request, path) ? page : undefined);
    if (!asset) return refuse(response, 404, 'Not found');
    const named = asset === page && pageFor ? pageFor(request.headers.host ?? '', request.url ?? '') : asset;
    send(request, response, named, headers).catch((error) => response.destroy(error));
  };
