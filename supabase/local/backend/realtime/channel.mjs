import { replyTo } from './phoenix.mjs';
import { readBindings, subscribe, toPayload } from './subscription.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./phoenix.mjs').Message} Message */
/** @typedef {import('./subscription.mjs').RowChange} RowChange */
/** @typedef {NonNullable<Awaited<ReturnType<typeof joinChannel>>>} Channel */

/** @param {Claims} claims */
const hasExpired = ({ exp }) => typeof exp === 'number' && exp * 1000 <= Date.now();

/**
 * Joins a topic. Only row changes are sent there: there are no broadcasts.
 * @param {{
 *   database: PGlite, message: Message, claims: Claims, send: (message: Message) => void,
 * }} options
 * @returns the channel, or null if it was refused
 */
export const joinChannel = async ({ database, message, claims: first, send }) => {
  const { topic, joinRef } = message;
  const config = /** @type {Record<string, unknown>} */ (message.payload.config ?? {});
  const bindings = readBindings(config.postgres_changes);
  if (bindings === null || config.private === true) {
    send(replyTo(message, 'error', { reason: 'The channel is private, or its bindings cannot be read' }));
    return null;
  }
  let claims = first;
  let subscription = await subscribe(database, claims, bindings);

  /** @param {string} event @param {Message['payload']} payload */
  const push = (event, payload) => send({ joinRef: null, ref: null, topic, event, payload });
  /** @param {'ok' | 'error'} status @param {string} text */
  const sendSystem = (status, text) =>
    push('system', {
      extension: 'postgres_changes',
      status,
      message: text,
      channel: topic.slice('realtime:'.length),
    });
  const close = () => send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });

  send(replyTo(message, 'ok', { postgres_changes: bindings }));
  const sendAuthorized = () => {
    if (!subscription.isWhole) sendSystem('error', 'Unable to subscribe to changes with given parameters');
    else if (bindings.length > 0) sendSystem('ok', 'Subscribed to PostgreSQL');
  };
  sendAuthorized();

  return {
    close,
    /** Continues with the rights of the new token. @param {Claims} next */
    become: async (next) => {
      const isSameRole = next.role === claims.role;
      claims = next;
      if (isSameRole) return;
      subscription = await subscribe(database, claims, bindings);
      sendAuthorized();
    },
    /**
     * @param {RowChange} change @returns {Promise<boolean>} false if the token has expired, which closes the channel
     */
    deliver: async (change) => {
      if (hasExpired(claims)) {
        sendSystem('error', 'Token has expired');
        close();
        return false;
      }
      const payload = await toPayload(database, claims, subscription, change);
      if (payload) push('postgres_changes', payload);
      return true;
    },
  };
};
