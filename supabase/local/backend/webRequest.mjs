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
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A request of Node's server as the web's kind, and its address.
 * @param {Incoming} incoming
 * @param {string} origin
 */
export const toWebRequest = async (incoming, origin) => {
  const headers = /** @type {Record<string, string>} */ ({ ...incoming.headers });
  for (const name of LEFT_OUT) delete headers[name];
  headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? 'unknown';
  const body = await readBody(incoming);
  const url = new URL(incoming.url ?? '/', origin);
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body && body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { request, url };
};

/**
 * @param {Response} response
 * @param {Outgoing} outgoing
 * @param {{ isHead: boolean, defaults: Readonly<Record<string, string>> }} options headers for where it sets none
 */
export const sendWebResponse = async (response, outgoing, { isHead, defaults }) => {
  const body = Buffer.from(await response.arrayBuffer());
  /** @type {Record<string, string | string[]>} */
  const headers = { ...defaults };
  for (const [name, value] of response.headers) headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (!isHead && response.status !== 204 && response.status !== 304) {
    headers['content-length'] = String(body.length);
  }
  delete headers['transfer-encoding'];
  outgoing.writeHead(response.status, headers);
  outgoing.end(isHead ? undefined : body);
};
