import { environmentSentence } from '../environmentProblem.mjs';
import { isFromElsewhere } from '../loopback.mjs';
import { SECURITY_HEADERS } from '../../edge/securityHeaders.mjs';
import { noteClientFault } from '../requestLog.mjs';
import { BodyTooLarge, readRequest, sendWebResponse } from './webRequest.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: Request, url: URL) => Promise<Response>} Answer */

const DEFAULTS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** What one of the services takes: the tables would take each other method for a GET. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** @param {number} status @param {string} error @param {HeadersInit} [headers] */
const refusal = (status, error, headers = {}) => Response.json({ error }, { status, headers });

/**
 * Hands each request to whoever answers its path, and guards the door: this machine and our own pages only.
 * @param {{
 *   origin: string, routes: readonly (readonly [prefix: string, Answer])[],
 *   guard: (incoming: Incoming, path: string) => Promise<Response | null>,
 * }} options `guard` refuses what shall not be asked of anybody now
 */
export const createGateway = ({ origin, routes, guard }) => {
  // Without the port that goes without saying.
  const own = new URL(origin).origin;

  /**
   * Whether it is an address that a page of ours could ask for: of this origin, without a name and a password, and
   * with a path that can be decoded.
   * @param {URL} url
   */
  const isOurs = ({ origin: asked, username, password, pathname }) => {
    try {
      decodeURIComponent(pathname);
    } catch {
      return false;
    }
    return asked === own && username === '' && password === '';
  };

  /** @param {Incoming} incoming */
  const answer = async (incoming) => {
    if (!METHODS.includes(incoming.method ?? '')) {
      return refusal(405, 'Method not allowed', { allow: METHODS.join(', ') });
    }
    const address = incoming.url ?? '/';
    if (!URL.canParse(address, origin)) return refusal(400, 'Not an address');
    const url = new URL(address, origin);
    if (!isOurs(url)) return refusal(400, 'Not an address');
    const [, handle] = routes.find(([prefix]) => url.pathname.startsWith(prefix)) ?? [];
    if (!handle) return refusal(404, 'Not found');
    return (await guard(incoming, url.pathname)) ?? handle(await readRequest(incoming, url), url);
  };

  /** @param {Incoming} incoming @param {Outgoing} outgoing */
  const serve = async (incoming, outgoing) => {
    const isHead = incoming.method === 'HEAD';
    /** @type {Response} */
    let response;
    try {
      response = isFromElsewhere(incoming) ? refusal(403, 'Only for this machine') : await answer(incoming);
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        // The rest of the body is not read, so nothing else can come on this connection.
        response = refusal(413, 'Too large', { connection: 'close' });
      } else if (incoming.errored) {
        // There is nobody to answer.
        noteClientFault(incoming, 'aborted');
        return;
      } else {
        const sentence = environmentSentence(error);
        console.error(sentence ?? error);
        response = refusal(sentence ? 507 : 500, sentence ?? 'Something went wrong');
      }
    }
    noteClientFault(incoming, response.status);
    await sendWebResponse(response, outgoing, { isHead, defaults: DEFAULTS });
  };

  return {
    /** @param {string} path */
    owns: (path) => routes.some(([prefix]) => path.startsWith(prefix)),
    /** @param {Incoming} incoming @param {Outgoing} outgoing */
    serve: (incoming, outgoing) => {
      serve(incoming, outgoing).catch((error) => outgoing.destroy(error));
    },
  };
};
