import { Buffer } from 'node:buffer';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

const MOST_BYTES = 1024 * 1024;
/** Headers that only a proxy may set; a client's own claims about its address are not trusted. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
/** Headers about the HTTP message rather than its content, and a multi-valued one that only responses have. */
const LEFT_OUT = [...FORWARDING, 'content-length', 'set-cookie'];

export class BodyTooLarge extends Error {}

/**
 * Reads the whole body before any work starts, so that a slow sender blocks nobody.
 * @param {Incoming} incoming
 * @returns {Promise<Buffer | null>}
 */
const readBody = async (incoming) => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  // Destroying a partly read stream would close the connection before the response is sent.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Converts a request of Node's server to a web Request, once it has been received completely.
 * @param {Incoming} incoming
 * @param {URL} url
 */
export const readRequest = async (incoming, url) => {
  const headers = /** @type {Record<string, string>} */ ({ ...incoming.headers });
  for (const name of LEFT_OUT) delete headers[name];
  // As the proxy of a hosted project sets it.
  headers['cf-connecting-ip'] = incoming.socket.remoteAddress ?? 'unknown';
  const body = await readBody(incoming);
  const { method = 'GET' } = incoming;
  return new Request(url, { method, headers, body: body && body.length > 0 ? new Uint8Array(body) : null });
};

/**
 * @param {Response} response
 * @param {Outgoing} outgoing
 * @param {Readonly<Record<string, string>>} defaults headers that are sent unless the response sets them
 */
export const sendWebResponse = async (response, outgoing, defaults) => {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // The body is sent in one piece.
  headers.delete('transfer-encoding');
  for (const [name, value] of Object.entries(defaults)) outgoing.setHeader(name, value);
  outgoing.setHeaders(headers);
  outgoing.statusCode = response.status;
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
};
