/** What only a client can cause. What the product itself meets on its way, such as a refused right, is no news. */
const CLIENT_FAULTS = new Set([400, 404, 405, 413, 415, 416]);
const MOST_CHARACTERS = 200;

/**
 * One line without a trace. The query stays out, because addresses and codes stand in it, and whatever a terminal could
 * take for an order.
 * @param {import('node:http').IncomingMessage} request
 * @param {number | 'aborted'} outcome the status of the answer; aborted where the client hung up before its request ended
 */
export const noteClientFault = ({ method, url = '' }, outcome) => {
  if (typeof outcome === 'number' && !CLIENT_FAULTS.has(outcome)) return;
  const path = url
    .split('?', 1)[0]
    ?.replace(/[^!-~]/g, '?')
    .slice(0, MOST_CHARACTERS);
  console.warn(`${outcome} ${method} ${path}`);
};
