// One process of one suite: sends its parent every sample as soon as it is taken.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { time } from '../host/nodeClock.mjs';
import { createBench } from '../createBench.mjs';

/** @typedef {import('../createBench.mjs').Message} Message */
/**
 * @typedef {object} Task
 * @property {string} file of the suite
 * @property {string | null} host the bundled host file, if any
 * @property {boolean} isQuick
 * @property {number} process index among the suite's processes, from 0
 * @property {boolean} takesTurns whether a process of another version works between its samples
 */
const MEGABYTE = 1024 * 1024;
/** Least time of all samples of what is compared with another version: see `comparedMs` of race.mjs. */
const COMPARED_MS = 500;
/** Closing is given up after this time. */
const CLOSING_MS = 10_000;

/** @type {Task} */
const task = JSON.parse(process.argv[2] ?? '');
const read = async (/** @type {string} */ file) => import(pathToFileURL(file).href);
const onMessage = (/** @type {Message} */ message) => process.send?.(message);

/** Lets the other process take a sample, and waits until it is this one's turn again. */
const waitForTurn = () =>
  new Promise((resolve) => {
    process.once('message', resolve);
    process.send?.({ type: 'turn' });
  });

/** @type {(() => unknown)[]} */
const closers = [];
const closeAll = async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
};
const stop = () => {
  setTimeout(() => process.exit(130), CLOSING_MS).unref();
  void closeAll().finally(() => process.exit(130));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent is gone, so nothing is left to measure for.
process.once('disconnect', stop);

/** On Linux `maxRSS` is inherited from the parent process, so the peak is read from /proc. */
const readPeakKilobytes = () => {
  try {
    const own = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (own !== undefined) return Number(own);
  } catch {
    // Other systems have neither the file nor the fault.
  }
  return process.resourceUsage().maxRSS;
};

/** Records the memory that the process still holds at the end, and its peak. */
const recordMemory = (/** @type {import('../suite').Bench} */ { record }) => {
  const kind = /** @type {const} */ ({ group: 'memory', unit: 'MB', better: 'less', clock: 'none' });
  globalThis.gc?.();
  record({ ...kind, name: 'heap kept' }, [process.memoryUsage().heapUsed / MEGABYTE]);
  record({ ...kind, name: 'most memory of the process' }, [readPeakKilobytes() / 1024]);
};

/** @param {import('../host/host').Host} host */
const openBench = (host) =>
  createBench({
    host,
    isQuick: task.isQuick,
    process: task.process,
    subject: process.cwd(),
    onMessage,
    time,
    ...(task.takesTurns && { comparedMs: COMPARED_MS }),
    clock: 'lesser',
    pause: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (task.takesTurns) await waitForTurn();
    },
    onEnd: (close) => void closers.push(close),
  });

/** The parent has received earlier messages by then: disconnecting drops those still queued. */
const sendAll = () =>
  new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve(undefined);
    process.send({ type: 'step', text: 'at its end' }, () => resolve(undefined));
  });

/** Suites that are not bundled get no engine. */
const noHost = /** @type {import('../host/host').Host} */ ({});

try {
  if (task.takesTurns) await waitForTurn();
  const { suite } = /** @type {{ suite: import('../suite').Suite }} */ (await read(task.file));
  const bench = openBench(task.host === null ? noHost : (await read(task.host)).host);
  await suite.run(bench);
  recordMemory(bench);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  process.off('disconnect', stop);
  await closeAll();
  await sendAll();
  if (process.connected) process.disconnect();
}
