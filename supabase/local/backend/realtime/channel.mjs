import { replyTo } from './phoenix.mjs';
import { grantWishes, tellChange } from './subscription.mjs';
import { readWishes } from './wishes.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('../accessToken.mjs').Claims} Claims */
/** @typedef {import('./phoenix.mjs').Message} Message */
/** @typedef {import('./rowChanges.mjs').RowChange} RowChange */
/** @typedef {NonNullable<Awaited<ReturnType<typeof joinChannel>>>} Channel */

/** @param {Claims} claims */
const hasExpired = ({ exp }) => typeof exp === 'number' && exp * 1000 <= Date.now();

/**
 * Joins a topic. Row changes are all that is told there: nobody speaks to others through this backend.
 * @param {{
 *   database: PGlite, message: Message, claims: Claims, send: (message: Message) => void,
 * }} options
 * @returns the channel, or null where it was refused
 */
export const joinChannel = async ({ database, message, claims: first, send }) => {
  const { topic, joinRef } = message;
  const { config = {} } = /** @type {{ config?: Record<string, unknown> }} */ (message.payload);
  const wishes = readWishes(/** @type {{ postgres_changes?: unknown }} */ (config).postgres_changes);
  if (wishes === null || config.private === true) {
    const reason = wishes === null ? 'The wishes cannot be read' : 'There are no private channels here';
    send(replyTo(message, 'error', { reason }));
    return null;
  }
  let claims = first;
  let wanted = await grantWishes(database, claims, wishes);

  /** @param {string} event @param {Message['payload']} payload */
  const tell = (event, payload) => send({ joinRef: null, ref: null, topic, event, payload });
  /** @param {'ok' | 'error'} status @param {string} text */
  const tellSystem = (status, text) =>
    tell('system', {
      extension: 'postgres_changes',
      status,
      message: text,
      channel: topic.slice('realtime:'.length),
    });
  const close = () => send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });

  send(replyTo(message, 'ok', { postgres_changes: wishes }));
  const tellWishes = () => {
    if (wanted.refused.length > 0)
      tellSystem('error', 'Unable to subscribe to changes with given parameters');
    else if (wishes.length > 0) tellSystem('ok', 'Subscribed to PostgreSQL');
  };
  tellWishes();

  return {
    close,
    /** Goes on as whoever the new token names. @param {Claims} next */
    become: async (next) => {
      const isSameRole = next.role === claims.role;
      claims = next;
      if (isSameRole) return;
      wanted = await grantWishes(database, claims, wishes);
      tellWishes();
    },
    /** @param {RowChange} change @returns {Promise<boolean>} false where the token has ended, and the channel with it */
    tell: async (change) => {
      if (hasExpired(claims)) {
        tellSystem('error', 'Token has expired');
        close();
        return false;
      }
      const told = await tellChange(database, claims, wanted.granted, change);
      if (told) tell('postgres_changes', told);
      return true;
    },
  };
};
