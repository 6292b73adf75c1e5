import { isFromElsewhere } from '../loopback.mjs';
import { SECURITY_HEADERS } from '../securityHeaders.mjs';
import { BodyTooLarge, sendWebResponse, toWebRequest } from './webRequest.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: Request, url: URL) => Promise<Response>} Answer */

const DEFAULTS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** @param {number} status @param {string} error */
const refusal = (status, error) => Response.json({ error }, { status });

/**
 * Hands each request to whoever answers its path, and guards the door: this machine and our own pages only.
 * @param {{ origin: string, routes: readonly (readonly [string, Answer])[] }} options
 */
export const createGateway = ({ origin, routes }) => {
  /** @param {Incoming} incoming */
  const answer = async (incoming) => {
    const { request, url } = await toWebRequest(incoming, origin);
    const route = routes.find(([prefix]) => url.pathname.startsWith(prefix));
    return route ? route[1](request, url) : refusal(404, 'Not found');
  };

  /** @param {Incoming} incoming @param {Outgoing} outgoing */
  const serve = async (incoming, outgoing) => {
    const isHead = incoming.method === 'HEAD';
    /** @type {Response} */
    let response;
    try {
      response = isFromElsewhere(incoming) ? refusal(403, 'Only for this machine') : await answer(incoming);
    } catch (error) {
      if (error instanceof BodyTooLarge) response = refusal(413, 'Too large');
      else {
        console.error(error);
        response = refusal(500, 'Something went wrong');
      }
    }
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
