import { parseByteRange } from './byteRange.mjs';
import { typeOf } from './fileTypes.mjs';
import { createPageOfBuild } from './pageOfBuild.mjs';
import { SECURITY_HEADERS } from './securityHeaders.mjs';
import { cachingOf, NOT_FOUND, outOfRange, readSiteRequest, REFUSAL_HEADERS } from './siteRules.mjs';

/** @typedef {{ fetch: (request: Request) => Promise<Response> }} Files the built files; 404 for what is not among them */
/** @typedef {ReturnType<typeof createPageOfBuild>} PageOfBuild */

const PAGE = '/index.html';

/** @type {WeakMap<Files, Promise<PageOfBuild>>} */
const pages = new WeakMap();

/**
 * Read once in the life of a process: a new build comes with a new one.
 * @param {Files} files
 * @param {URL} url
 */
const pageOf = (files, url) => {
  const read = async () => {
    const answer = await files.fetch(new Request(new URL(PAGE, url)));
    if (!answer.ok) throw new Error(`The build has no page: ${answer.status}`);
    return createPageOfBuild(await answer.text());
  };
  const page = pages.get(files) ?? read();
  pages.set(files, page);
  page.catch(() => pages.delete(files));
  return page;
};

/** @param {import('./siteRules.mjs').Refused} refused @param {Readonly<Record<string, string>>} headers */
const refuse = ({ status, text, headers: own }, headers) =>
  new Response(`${text}\n`, { status, headers: { ...headers, ...REFUSAL_HEADERS, ...own } });

/** @param {Request} request @param {string} etag */
const isKnownTo = (request, etag) =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * The page of an address. Only the page is made here: its length and encoding are the host's to say.
 * @param {Request} request
 * @param {PageOfBuild} page
 */
const sendPage = async (request, page) => {
  const { body, etag } = await page.at(new URL(request.url));
  const headers = { ...page.headers, 'content-type': typeOf(PAGE), 'cache-control': cachingOf(PAGE), etag };
  if (isKnownTo(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
};

/**
 * The part of a file that was asked for, without which some browsers play no film; null where all of it goes out. The
 * host sends files whole.
 * @param {Request} request
 * @param {Response} answer
 */
const readPart = async ({ method, headers }, answer) => {
  const range = headers.get('range');
  const known = headers.get('if-range');
  const isWanted = method === 'GET' && answer.status === 200 && range !== null;
  if (!isWanted || (known !== null && known !== answer.headers.get('etag'))) return null;
  const whole = await answer.clone().arrayBuffer();
  const found = parseByteRange(range, whole.byteLength);
  if (found === null) return null;
  if (found === 'unsatisfiable') return { refused: outOfRange(whole.byteLength) };
  const { start, end } = found;
  return { bytes: whole.slice(start, end + 1), range: `bytes ${start}-${end}/${whole.byteLength}` };
};

/**
 * The file of that path as the host has it, with the headers of the site; null where it has none.
 * @param {Request} request
 * @param {Files} files
 * @param {string} path
 * @param {Readonly<Record<string, string>>} security
 */
const sendFile = async (request, files, path, security) => {
  const answer = await files.fetch(request);
  if (answer.status === 404) return null;
  const headers = new Headers(answer.headers);
  const own = {
    ...security,
    'content-type': typeOf(path),
    'cache-control': cachingOf(path),
    'accept-ranges': 'bytes',
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const part = await readPart(request, answer);
  if (part === null) return new Response(answer.body, { status: answer.status, headers });
  if ('refused' in part) return refuse(part.refused, security);
  headers.set('content-range', part.range);
  headers.set('content-length', String(part.bytes.byteLength));
  return new Response(part.bytes, { status: 206, headers });
};

/** Serves the site from a host of files, as `npm start` serves it on one’s own machine. */
export default {
  /** @param {Request} request @param {{ ASSETS: Files }} environment */
  async fetch(request, { ASSETS: files }) {
    const url = new URL(request.url);
    const { method, headers } = request;
    const wanted = readSiteRequest({
      method,
      address: url.pathname + url.search,
      accept: headers.get('accept'),
    });
    if ('refused' in wanted) return refuse(wanted.refused, SECURITY_HEADERS);
    const page = await pageOf(files, url);
    const isRoot = wanted.path === '/' || wanted.path === PAGE;
    const file = isRoot ? null : await sendFile(request, files, wanted.path, page.headers);
    if (file) return file;
    return wanted.isPage || isRoot ? sendPage(request, page) : refuse(NOT_FOUND, page.headers);
  },
};
