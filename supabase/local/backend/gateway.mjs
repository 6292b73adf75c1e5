import { environmentSentence } from '../environmentProblem.mjs';
import { isFromElsewhere } from '../loopback.mjs';
import { SECURITY_HEADERS } from '../../edge/securityHeaders.mjs';
import { noteClientFault } from '../requestLog.mjs';
import { BodyTooLarge, readRequest, sendWebResponse } from './webRequest.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: Request, url: URL) => Promise<Response>} Answer */

const DEFAULTS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** The methods that any of the services accepts: the REST layer would treat others as GET. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** @param {number} status @param {string} error @param {HeadersInit} [headers] */
const refusal = (status, error, headers = {}) => Response.json({ error }, { status, headers });

/**
 * Routes each request by its path, and only admits requests from this machine and our own pages.
 * @param {{
 *   origin: string, routes: readonly (readonly [prefix: string, Answer])[],
 *   guard: (incoming: Incoming, path: string) => Promise<Response | null>,
 * }} options `guard` refuses requests that cannot be handled at the moment
 */
export const createGateway = ({ origin, routes, guard }) => {
  // Normalized, without a default port.
  const own = new URL(origin).origin;

  /**
   * A URL that one of our pages could request: of this origin, without credentials, and with a decodable path; null for
   * any other.
   * @param {string} [address]
   */
  const readAddress = (address = '/') => {
    try {
      const url = new URL(address, origin);
      decodeURIComponent(url.pathname);
      return url.origin === own && !url.username && !url.password ? url : null;
    } catch {
      return null;
    }
  };

  /** @param {Incoming} incoming */
  const answer = async (incoming) => {
    if (!METHODS.includes(incoming.method ?? '')) {
      return refusal(405, 'Method not allowed', { allow: METHODS.join(', ') });
    }
    const url = readAddress(incoming.url);
    if (!url) return refusal(400, 'Not an address');
    const [, handle] = routes.find(([prefix]) => url.pathname.startsWith(prefix)) ?? [];
    if (!handle) return refusal(404, 'Not found');
    return (await guard(incoming, url.pathname)) ?? handle(await readRequest(incoming, url), url);
  };

  /** @param {Incoming} incoming @returns {Promise<Response | null>} null if the client has disconnected */
  const answerOrRefuse = async (incoming) => {
    try {
      return isFromElsewhere(incoming) ? refusal(403, 'Only for this machine') : await answer(incoming);
    } catch (error) {
      // The rest of the body is not read, so the connection cannot be reused.
      if (error instanceof BodyTooLarge) return refusal(413, 'Too large', { connection: 'close' });
      if (incoming.errored) return null;
      const sentence = environmentSentence(error);
      console.error(sentence ?? error);
      return refusal(sentence ? 507 : 500, sentence ?? 'Something went wrong');
    }
  };

  /** @param {Incoming} incoming @param {Outgoing} outgoing */
  const serve = async (incoming, outgoing) => {
    const response = await answerOrRefuse(incoming);
    noteClientFault(incoming, response?.status ?? 'aborted');
    if (response) await sendWebResponse(response, outgoing, DEFAULTS);
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
