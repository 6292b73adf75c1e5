// One process of one suite: sends its parent every sample as soon as it is there.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { time } from '../host/nodeClock.mjs';
import { createBench } from '../createBench.mjs';

/** @typedef {import('../createBench.mjs').Message} Message */
/**
 * @typedef {object} Task
 * @property {string} file of the suite
 * @property {string | null} host the file of what it needs of Node, where it was bundled
 * @property {boolean} isQuick
 * @property {number} process which of the suite this is, from 0
 */
const MEGABYTE = 1024 * 1024;
/** Longer nobody waits for what has to be closed. */
const CLOSING_MS = 10_000;

/** @type {Task} */
const task = JSON.parse(process.argv[2] ?? '');
const read = async (/** @type {string} */ file) => import(pathToFileURL(file).href);
const onMessage = (/** @type {Message} */ message) => process.send?.(message);

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
// Nobody is left to measure for.
process.once('disconnect', stop);

/** Linux hands `maxRSS` on from the process that started this one, so it is read from the kernel's own account. */
const readPeakKilobytes = () => {
  try {
    const own = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (own !== undefined) return Number(own);
  } catch {
    // Other systems have no such file, and no such fault.
  }
  return process.resourceUsage().maxRSS;
};

/** What the process holds on to in the end, and the most it has had. */
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
    clock: 'lesser',
    pause: async () => new Promise((resolve) => setImmediate(resolve)),
    onEnd: (close) => void closers.push(close),
  });

/** What was sent before is with the parent by then: ending the channel drops what still waits in it. */
const sendAll = () =>
  new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve(undefined);
    process.send({ type: 'step', text: 'at its end' }, () => resolve(undefined));
  });

/** For suites that are not bundled: they have no engine of their own. */
const noHost = /** @type {import('../host/host').Host} */ ({});

try {
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
