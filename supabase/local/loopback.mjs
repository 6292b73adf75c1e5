import { once } from 'node:events';
import { createServer } from 'node:http';
import { portSentence } from './environmentProblem.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('node:http').Server} Server */
/** @typedef {import('node:http').RequestListener} RequestListener */
/** @typedef {import('node:stream').Duplex} Duplex */
/** @typedef {(request: import('node:http').IncomingMessage, socket: Duplex, head: Buffer) => void} UpgradeListener */

const DEFAULT_PORT = 5173;
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The port to serve on; with 0 the system chooses.
 * @param {string | undefined} text
 */
export const parsePort = (text) => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Problem(`PORT must be a whole number from 0 to 65535, but is ${JSON.stringify(text)}.`);
};

/**
 * Any other name means another site whose domain was pointed at this machine (DNS rebinding).
 * @param {string | undefined} host a Host header
 */
export const isLoopbackHost = (host) =>
  LOOPBACK_NAMES.has((host ?? '').replace(/:\d{1,5}$/, '').toLowerCase());

/**
 * Whether a request uses another host name than this machine's, or comes from a page of another origin.
 * @param {import('node:http').IncomingMessage} request
 */
export const isFromElsewhere = ({ headers }) => {
  if (!isLoopbackHost(headers.host)) return true;
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
};

/**
 * @param {string} address
 * @param {number} port
 * @param {RequestListener} listener
 */
const listen = async (address, port, listener) => {
  const server = createServer(listener).listen(port, address);
  await once(server, 'listening');
  return server;
};

/**
 * Listens on this machine only. `localhost` may resolve to either address, so both are used: otherwise another program
 * on ::1 could respond in our place.
 * @param {number} port
 * @param {RequestListener} listener
 * @param {UpgradeListener} [upgrade] handles and closes connection upgrades; without it, they are treated as plain
 * requests
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export const listenOnLoopback = async (port, listener, upgrade) => {
  /** @type {Server[]} */
  const servers = [];
  const close = async () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  const boundPort = () => {
    const address = servers[0]?.address();
    return address && typeof address === 'object' ? address.port : port;
  };
  for (const address of ['127.0.0.1', '::1']) {
    try {
      // Sequential: with port 0, the second listener uses the port of the first.
      const server = await listen(address, boundPort(), listener);
      if (upgrade) server.on('upgrade', upgrade);
      servers.push(server);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (address === '::1' && code !== 'EADDRINUSE') continue;
      await close();
      throw new Problem(portSentence(port, code));
    }
  }
  return { port: boundPort(), close };
};
