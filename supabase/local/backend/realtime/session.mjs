import { joinChannel } from './channel.mjs';
import { readMessage, replyTo, writeMessage } from './phoenix.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('ws').WebSocket} Socket */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./channel.mjs').Channel} Channel */
/** @typedef {import('./phoenix.mjs').Message} Message */
/** @typedef {import('./subscription.mjs').RowChange} RowChange */
/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} OneAtATime */
/** @typedef {ReturnType<typeof createSession>} Session */

const MOST_CHANNELS = 20;
const MOST_PER_SECOND = 50;
const MOST_UNSENT_BYTES = 1024 * 1024;
/** WebSocket close codes (RFC 6455, 7.4.1): unsupported data, invalid data, policy violation. */
const UNSUPPORTED = 1003;
const INVALID = 1007;
const POLICY = 1008;

/** Returns a function that counts a message and returns whether it is within the limit per second. */
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
 * The connection of one page, with the topics it has joined.
 * @param {{
 *   socket: Socket, database: PGlite, oneAtATime: OneAtATime, joinOne: OneAtATime,
 *   admit: (token: unknown) => Claims | null,
 * }} options `joinOne` queues a join behind all earlier joins; `admit` returns the claims of a token, or without one
 * those of the socket's key
 */
export const createSession = ({ socket, database, oneAtATime, joinOne, admit }) => {
  /** @type {Map<string, Channel>} */
  const channels = new Map();
  /** The newest pending join of each topic. @type {Map<string, Message>} */
  const joining = new Map();
  const isWithinBudget = createBudget();

  /** @param {Message} message */
  const send = (message) => {
    // A client that does not read its messages is disconnected; it reconnects, and reads its lists again.
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(writeMessage(message));
  };

  /** Whether the client has not disconnected, left or joined again meanwhile. @param {Message} message */
  const isWanted = (message) => socket.readyState === socket.OPEN && joining.get(message.topic) === message;

  /** @param {Message} message */
  const join = async (message) => {
    const { topic } = message;
    const isRoom = channels.has(topic) || joining.has(topic) || channels.size + joining.size < MOST_CHANNELS;
    if (!isRoom || !/^realtime:./.test(topic)) {
      return send(replyTo(message, 'error', { reason: 'The topic cannot be joined' }));
    }
    joining.set(topic, message);
    return joinOne(async () => {
      if (!isWanted(message)) return;
      const claims = admit(message.payload.access_token);
      if (claims === null) send(replyTo(message, 'error', { reason: 'The access token opens nothing' }));
      const channel = claims && (await joinChannel({ database, message, claims, send }));
      if (!isWanted(message)) return;
      joining.delete(topic);
      if (!channel) return;
      channels.set(topic, channel);
    });
  };

  /** @param {string} topic */
  const leave = (topic) => {
    joining.delete(topic);
    channels.delete(topic);
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
    if (event === 'phx_join') return join(message);
    if (event === 'phx_leave') {
      leave(topic);
      send(replyTo(message, 'ok'));
      return channel?.close();
    }
    if (event === 'access_token' && channel) return oneAtATime(() => become(message, channel));
    // Including broadcasts and presence.
    return send(replyTo(message, 'error', { reason: 'Not part of this backend' }));
  };

  socket.on('message', (data, isBinary) => {
    if (!isWithinBudget()) return socket.close(POLICY, 'Too many messages');
    if (isBinary) return socket.close(UNSUPPORTED, 'Broadcasts are not part of this backend');
    const message = readMessage(/** @type {Buffer} */ (data).toString());
    if (!message) return socket.close(INVALID, 'Not a message of Phoenix, version 2');
    answer(message).catch((error) => (console.error(error), socket.terminate()));
    return undefined;
  });
  socket.on('error', () => socket.terminate());

  return {
    socket,
    /** @param {RowChange} change */
    deliver: async (change) => {
      for (const [topic, channel] of channels) if (!(await channel.deliver(change))) leave(topic);
    },
  };
};
