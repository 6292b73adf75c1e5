import { joinChannel } from './channel.mjs';
import { readMessage, replyTo, writeMessage } from './phoenix.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('ws').WebSocket} Socket */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./channel.mjs').Channel} Channel */
/** @typedef {import('./phoenix.mjs').Message} Message */
/** @typedef {import('./rowChanges.mjs').RowChange} RowChange */
/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} OneAtATime */
/** @typedef {ReturnType<typeof createSession>} Session */

const MOST_CHANNELS = 20;
const MOST_PER_SECOND = 50;
const MOST_UNSENT_BYTES = 1024 * 1024;
/** Of WebSocket: against the rules. */
const POLICY = 1008;

/** Whether one more is within the limit of a second. */
const createBudget = () => {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= MOST_PER_SECOND;
  };
};

/**
 * One page at the other end of a socket, with the topics it has joined.
 * @param {{
 *   socket: Socket, database: PGlite, oneAtATime: OneAtATime,
 *   admit: (token: unknown) => Claims | null, onChannels: () => void,
 * }} options `admit` tells whom a token names; without one, whom the key of the socket names
 */
export const createSession = ({ socket, database, oneAtATime, admit, onChannels }) => {
  /** @type {Map<string, Channel>} */
  const channels = new Map();
  const isWithinBudget = createBudget();
  let isAlive = true;

  /** @param {Message} message */
  const send = (message) => {
    // What does not read its messages is cut off; it comes back, and reads its lists again.
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(writeMessage(message));
  };

  /** @param {Message} message */
  const join = async (message) => {
    const claims = admit(message.payload.access_token);
    const isRoom = channels.size < MOST_CHANNELS || channels.has(message.topic);
    if (claims === null || !isRoom || !/^realtime:./.test(message.topic)) {
      const reason = claims === null ? 'The access token opens nothing' : 'The topic cannot be joined';
      send(replyTo(message, 'error', { reason }));
      return;
    }
    const channel = await joinChannel({ database, message, claims, send });
    if (channel === null || socket.readyState !== socket.OPEN) return;
    channels.set(message.topic, channel);
    onChannels();
  };

  /** @param {string} topic */
  const leave = (topic) => {
    if (channels.delete(topic)) onChannels();
  };

  /** @param {Message} message @param {Channel} channel */
  const become = async ({ topic, payload }, channel) => {
    const claims = admit(payload.access_token);
    if (claims) return channel.become(claims);
    channel.close();
    return leave(topic);
  };

  /** @param {Message} message */
  const answer = async (message) => {
    const { topic, event } = message;
    const channel = channels.get(topic);
    if (event === 'heartbeat' && topic === 'phoenix') return send(replyTo(message, 'ok'));
    if (event === 'phx_join') return oneAtATime(() => join(message));
    if (event === 'phx_leave') {
      leave(topic);
      send(replyTo(message, 'ok'));
      return channel?.close();
    }
    if (event === 'access_token' && channel) return oneAtATime(() => become(message, channel));
    // Broadcasts and presence among them.
    return send(replyTo(message, 'error', { reason: 'Not part of this backend' }));
  };

  socket.on('message', (data, isBinary) => {
    isAlive = true;
    if (!isWithinBudget()) return socket.close(POLICY, 'Too many messages');
    // Only broadcasts are binary.
    const message = isBinary ? null : readMessage(/** @type {Buffer} */ (data).toString());
    if (message) answer(message).catch((error) => (console.error(error), socket.terminate()));
    return undefined;
  });
  socket.on('error', () => socket.terminate());

  return {
    socket,
    channelCount: () => channels.size,
    /** @param {RowChange} change */
    tell: async (change) => {
      for (const [topic, channel] of channels) if (!(await channel.tell(change))) leave(topic);
    },
    /** Ends a session that has not been heard of since the last time this was asked. */
    endIfSilent: () => {
      if (!isAlive) socket.terminate();
      isAlive = false;
    },
  };
};
