import { Buffer } from 'node:buffer';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

const MOST_BYTES = 1024 * 1024;
/** What a proxy in front would set; a client's own word about where it comes from is worth nothing. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
/** Of the message, not of what it says; and a list, which only an answer has. */
const LEFT_OUT = [...FORWARDING, 'content-length', 'set-cookie'];

export class BodyTooLarge extends Error {}

/**
 * The whole body, before any work starts: a slow sender holds nobody up.
 * @param {Incoming} incoming
 * @returns {Promise<Buffer | null>}
 */
const readBody = async (incoming) => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  // A stream that is given up in the middle would take the connection with it, and the answer.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A request of Node's server as the platform's own, once all of it has come.
 * @param {Incoming} incoming
 * @param {URL} url
 */
export const readRequest = async (incoming, url) => {
  const headers = /** @type {Record<string, string>} */ ({ ...incoming.headers });
  for (const name of LEFT_OUT) delete headers[name];
  // As the proxy of a hosted project writes it.
  headers['cf-connecting-ip'] = incoming.socket.remoteAddress ?? 'unknown';
  const body = await readBody(incoming);
  const { method = 'GET' } = incoming;
  return new Request(url, { method, headers, body: body && body.length > 0 ? new Uint8Array(body) : null });
};

/**
 * @param {Response} response
 * @param {Outgoing} outgoing
 * @param {Readonly<Record<string, string>>} defaults headers for where it sets none
 */
export const sendWebResponse = async (response, outgoing, defaults) => {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // All of it comes at once.
  headers.delete('transfer-encoding');
  for (const [name, value] of Object.entries(defaults)) outgoing.setHeader(name, value);
  outgoing.setHeaders(headers);
  outgoing.statusCode = response.status;
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
};
