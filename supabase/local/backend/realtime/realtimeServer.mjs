import { readFile } from 'node:fs/promises';
import { WebSocketServer } from 'ws';
import { isFromElsewhere } from '../../loopback.mjs';
import { createOneAtATime } from '../oneAtATime.mjs';
import { createSession } from './session.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:stream').Duplex} Duplex */
/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('./subscription.mjs').RowChange} RowChange */
/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {import('./session.mjs').OneAtATime} OneAtATime */
/** @typedef {ReturnType<typeof import('../callers.mjs').createCallers>} Callers */

const PATH = '/realtime/v1/websocket';
const MOST_BYTES = 64 * 1024;
const MOST_SESSIONS = 100;
const GOING_AWAY = 1001;

/** @param {Duplex} socket @param {string} status */
const refuse = (socket, status) => {
  socket.on('error', () => socket.destroy());
  // A socket kept open by its peer would prevent the server from closing.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
};

/**
 * Implements /realtime/v1 of a hosted project, for row changes only: sent to everyone who may read the row, with their
 * own rights.
 * @param {{ database: PGlite, oneAtATime: OneAtATime, callers: Callers }} options
 */
export const startRealtime = async ({ database, oneAtATime, callers }) => {
  /** @type {Set<Session>} */
  const sessions = new Set();
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });

  /** @param {RowChange} change */
  const deliver = async (change) => {
    for (const session of sessions) {
      await session.deliver(change).catch((error) => {
        console.error(error);
        // The client reconnects, and reads its lists again.
        session.socket.terminate();
      });
    }
  };

  const joinQueue = createOneAtATime();
  /** However many joins are queued, a request waits for at most one of them. @type {OneAtATime} */
  const joinOne = (work) => joinQueue(() => oneAtATime(work));

  // Makes the published tables notify of their changes.
  await database.exec(await readFile(new URL('rowChanges.sql', import.meta.url), 'utf8'));
  await database.listen('row_changes', (text) => {
    // Called in the middle of a query, which must not wait for another one.
    if (sessions.size > 0) void oneAtATime(() => deliver(JSON.parse(text)));
  });

  return {
    /** @param {Incoming} request @param {Duplex} socket @param {Buffer} head */
    upgrade: (request, socket, head) => {
      if (isFromElsewhere(request)) return refuse(socket, '403 Forbidden');
      const address = request.url ?? '/';
      if (!URL.canParse(address, 'http://localhost')) return refuse(socket, '400 Bad Request');
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const key = searchParams.get('apikey') ?? '';
      if (pathname !== PATH || searchParams.get('vsn') !== '2.0.0') return refuse(socket, '404 Not Found');
      if (callers.admit(key, null) === null) return refuse(socket, '401 Unauthorized');
      if (sessions.size >= MOST_SESSIONS) return refuse(socket, '503 Service Unavailable');
      server.handleUpgrade(request, socket, head, (opened) => {
        const admit = (/** @type {unknown} */ token) => callers.admit(key, token);
        const session = createSession({ socket: opened, database, oneAtATime, joinOne, admit });
        sessions.add(session);
        opened.once('close', () => sessions.delete(session));
      });
      return undefined;
    },
    close: async () => {
      for (const { socket } of sessions) socket.close(GOING_AWAY);
      for (const { socket } of sessions) socket.terminate();
      sessions.clear();
    },
  };
};
