import { Buffer } from 'node:buffer';
import { SECURITY_HEADERS } from '../edge/securityHeaders.mjs';
import { READING_ONLY, REFUSAL_HEADERS } from '../edge/siteRules.mjs';
import EDGE from '../edge/worker.mjs';
import { chooseEncoding, createEncoder } from './encodeBody.mjs';
import { isFromElsewhere } from './loopback.mjs';
import { noteClientFault } from './requestLog.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {import('./site.mjs').Site} Site */

/** @param {Outgoing} outgoing @param {import('../edge/siteRules.mjs').Refused} refused */
const refuse = (outgoing, { status, text, headers }) => {
  noteClientFault(outgoing.req, status);
  outgoing.writeHead(status, { ...SECURITY_HEADERS, ...REFUSAL_HEADERS, ...headers });
  outgoing.end(`${text}\n`);
};

/**
 * @param {Incoming} _incoming
 * @param {Outgoing} outgoing
 */
export const answerPreparing = (_incoming, outgoing) =>
  refuse(outgoing, { status: 503, text: 'The pages are being built', headers: { 'retry-after': '2' } });

/**
 * Serves the built pages by the rules of the site's edge: read-only, and only for this machine. It also does what a
 * host would: compress bodies.
 * @param {Site} site
 * @param {{ headers?: Readonly<Record<string, string>> }} [options] overrides of the site's own headers
 * @returns {(incoming: Incoming, outgoing: Outgoing) => void}
 */
export const createSiteHandler = (site, { headers: instead = {} } = {}) => {
  const encode = createEncoder();

  /** @param {Incoming} incoming @param {Outgoing} outgoing */
  const serve = async (incoming, outgoing) => {
    const { headers: asked, url = '', method } = incoming;
    const headers = /** @type {Record<string, string>} */ (asked);
    const answer = await EDGE.fetch(new Request(`http://${asked.host}${url}`, { headers }), { ASSETS: site });
    noteClientFault(incoming, answer.status);
    const sent = { ...Object.fromEntries(answer.headers), ...instead };
    const { etag = '', 'content-type': type = '' } = sent;
    const encoding = asked.range ? null : chooseEncoding(type, asked['accept-encoding']);
    if (answer.status < 400) sent.vary = 'accept-encoding';
    // One entity tag for all encodings of the content, so it is a weak one (RFC 9110, 8.8.1).
    if (encoding && etag) sent.etag = `W/${etag}`;
    if (answer.status === 304) {
      outgoing.writeHead(304, sent).end();
      return;
    }
    const whole = Buffer.from(await answer.arrayBuffer());
    const body = encoding && etag ? await encode(whole, encoding, etag) : whole;
    if (body !== whole) sent['content-encoding'] = encoding ?? '';
    outgoing.writeHead(answer.status, { ...sent, 'content-length': body.length });
    outgoing.end(method === 'HEAD' ? undefined : body);
  };

  return (incoming, outgoing) => {
    if (isFromElsewhere(incoming)) return refuse(outgoing, { status: 403, text: 'Only for this machine' });
    if (!['GET', 'HEAD'].includes(incoming.method ?? '')) return refuse(outgoing, READING_ONLY);
    serve(incoming, outgoing).catch((error) => outgoing.destroy(error));
  };
};
