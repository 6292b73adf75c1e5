/**
 * Statuses that only a client can cause. Those that the product itself encounters, such as a refused right, are not
 * logged.
 */
const CLIENT_FAULTS = new Set([400, 404, 405, 413, 415, 416]);
const MOST_CHARACTERS = 200;

/**
 * Logs one line without a stack. The query is omitted, because it contains addresses and codes, and so are characters
 * that a terminal could interpret as control sequences.
 * @param {import('node:http').IncomingMessage} request
 * @param {number | 'aborted'} outcome the response status; 'aborted' if the client disconnected before its request
 * ended
 */
export const noteClientFault = ({ method, url = '' }, outcome) => {
  if (typeof outcome === 'number' && !CLIENT_FAULTS.has(outcome)) return;
  const path = url
    .split('?', 1)[0]
    ?.replace(/[^!-~]/g, '?')
    .slice(0, MOST_CHARACTERS);
  console.warn(`${outcome} ${method} ${path}`);
};
