/**
 * A message of the Phoenix protocol, version 2: a JSON array of five elements.
 * @typedef {object} Message
 * @property {string | null} joinRef the join of the topic that it belongs to
 * @property {string | null} ref the message that a reply refers to
 * @property {string} topic
 * @property {string} event
 * @property {Readonly<Record<string, unknown>>} payload
 */

/** @param {unknown} value @returns {value is string | null} */
const isRef = (value) => value === null || (typeof value === 'string' && value.length <= 32);

/** @param {unknown} value @returns {value is string} */
const isName = (value) => typeof value === 'string' && value.length <= 255;

/**
 * @param {string} text
 * @returns {Message | null} null if it is not a valid message
 */
export const readMessage = (text) => {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = value;
  if (!isRef(joinRef) || !isRef(ref) || !isName(topic) || !isName(event)) return null;
  return typeof payload === 'object' && payload !== null ? { joinRef, ref, topic, event, payload } : null;
};

/** @param {Message} message */
export const writeMessage = ({ joinRef, ref, topic, event, payload }) =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

/**
 * The reply to a message.
 * @param {Message} message
 * @param {'ok' | 'error'} status
 * @param {object} [response]
 * @returns {Message}
 */
export const replyTo = ({ joinRef, ref, topic }, status, response = {}) => ({
  joinRef,
  ref,
  topic,
  event: 'phx_reply',
  payload: { status, response },
});
