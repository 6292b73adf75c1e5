import { SECURITY_HEADERS } from '../edge/securityHeaders.mjs';
import { NOT_FOUND, outOfRange, readSiteRequest, REFUSAL_HEADERS } from '../edge/siteRules.mjs';
import { parseByteRange } from '../edge/byteRange.mjs';
import { chooseEncoding, encodeBody } from './encodeBody.mjs';
import { isFromElsewhere } from './loopback.mjs';
import { noteClientFault } from './requestLog.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Asset} Asset */

/** @param {Response} response @param {import('../edge/siteRules.mjs').Refused} refused */
const refuse = (response, { status, text, headers }) => {
  noteClientFault(response.req, status);
  response.writeHead(status, { ...SECURITY_HEADERS, ...REFUSAL_HEADERS, ...headers });
  response.end(`${text}\n`);
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
    'cache-control': asset.caching,
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
    refuse(response, outOfRange(body.length));
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
  refuse(response, { status: 503, text: 'The pages are being built', headers: { 'retry-after': '2' } });

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
    if (isFromElsewhere(request)) {
      return refuse(response, { status: 403, text: 'Only for this machine' });
    }
    const { method = '', url: address = '', headers: asked } = request;
    const wanted = readSiteRequest({ method, address, accept: asked.accept });
    if ('refused' in wanted) return refuse(response, wanted.refused);
    const page = site.get('/index.html');
    const asset = site.get(wanted.path) ?? (wanted.isPage ? page : undefined);
    if (!asset) return refuse(response, NOT_FOUND);
    const named = asset === page && pageFor ? pageFor(asked.host ?? '', address) : asset;
    send(request, response, named, headers).catch((error) => response.destroy(error));
  };
