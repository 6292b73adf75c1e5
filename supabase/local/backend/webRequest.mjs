import { Buffer } from 'node:buffer';
import { PlainHeaders } from './plain/plainHeaders.mjs';
import { PlainResponse } from './plain/plainResponse.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

const MOST_BYTES = 1024 * 1024;
/** What a proxy in front would set; a client's own word about where it comes from is worth nothing. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
/** Of the message, not of what it says; and a list, which only an answer has. */
const LEFT_OUT = [...FORWARDING, 'content-length', 'set-cookie'];

const NOTHING = new Uint8Array();

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
 * What a request of Node's server says, once all of it has come.
 * @param {Incoming} incoming
 */
export const readRequest = async (incoming) => {
  const headers = /** @type {Record<string, string>} */ ({ ...incoming.headers });
  for (const name of LEFT_OUT) delete headers[name];
  headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? 'unknown';
  const body = await readBody(incoming);
  return {
    method: incoming.method ?? 'GET',
    headers,
    body: body && body.length > 0 ? new Uint8Array(body) : null,
  };
};

/** @param {Response} response */
const readBytes = async (response) => {
  if (!(response instanceof PlainResponse)) return Buffer.from(await response.arrayBuffer());
  const { buffer, byteOffset, byteLength } = response.bytesAtHand ?? NOTHING;
  return Buffer.from(buffer, byteOffset, byteLength);
};

/**
 * @param {Response} response
 * @param {Outgoing} outgoing
 * @param {{ isHead: boolean, defaults: Readonly<Record<string, string>> }} options headers for where it sets none
 */
export const sendWebResponse = async (response, outgoing, { isHead, defaults }) => {
  const body = await readBytes(response);
  /** @type {Record<string, string | string[]>} */
  const headers = { ...defaults };
  const plain = response.headers instanceof PlainHeaders ? response.headers.plainEntries() : null;
  for (const [name, value] of plain ?? response.headers) headers[name] = value;
  const cookies = plain ? [] : response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (!isHead && response.status !== 204 && response.status !== 304) {
    headers['content-length'] = String(body.length);
  }
  delete headers['transfer-encoding'];
  outgoing.writeHead(response.status, headers);
  outgoing.end(isHead ? undefined : body);
};
