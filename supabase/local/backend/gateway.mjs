import { isFromElsewhere } from '../loopback.mjs';
import { SECURITY_HEADERS } from '../securityHeaders.mjs';
import { installPlainResponses } from './plain/plainResponse.mjs';
import { BodyTooLarge, readRequest, sendWebResponse } from './webRequest.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: Request, url: URL) => Promise<Response>} Answer */
/** @typedef {(url: string, parts: Awaited<ReturnType<typeof readRequest>>) => Request} CreateRequest */

const DEFAULTS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** @param {number} status @param {string} error */
const refusal = (status, error) => Response.json({ error }, { status });

/** @type {CreateRequest} */
const createWholeRequest = (url, parts) => new Request(url, parts);

/**
 * Hands each request to whoever answers its path, and guards the door: this machine and our own pages only.
 * @param {{ origin: string, routes: readonly (readonly [string, Answer, CreateRequest?])[] }} options each
 * with the kind of request it takes: the platform's own unless it says so
 */
export const createGateway = ({ origin, routes }) => {
  installPlainResponses();

  /** @param {Incoming} incoming */
  const answer = async (incoming) => {
    const parts = await readRequest(incoming);
    const url = new URL(incoming.url ?? '/', origin);
    const route = routes.find(([prefix]) => url.pathname.startsWith(prefix));
    if (!route) return refusal(404, 'Not found');
    const [, handle, createRequest = createWholeRequest] = route;
    return handle(createRequest(url.href, parts), url);
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
