import { clearLine, cursorTo } from 'node:readline';

/** @typedef {(name: string, work: () => Promise<string | void>) => Promise<void>} Step `work` may return a note */

const TERMINAL_MS = 1000;
const LOG_MS = 10_000;

/**
 * Reports the steps of a long command: a line for each completed one, and meanwhile a progress indicator. On a terminal
 * that is one line that counts the seconds; in a log, which cannot be rewritten, an occasional line.
 * @param {AbortSignal} signal once aborted, nothing more is printed
 * @param {NodeJS.WriteStream} out
 * @returns {Step}
 */
export const createStepLines = (signal, out = process.stdout) => {
  /** @type {Map<string, number>} start times of the running steps */
  const running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let hasFailed = false;

  const secondsSince = (/** @type {number} */ startMs) => (performance.now() - startMs) / 1000;
  const erase = () => {
    if (!out.isTTY) return;
    cursorTo(out, 0);
    clearLine(out, 1);
  };
  const printRunning = () => {
    const words = Array.from(running, ([name, startMs]) => `${name} ${secondsSince(startMs).toFixed(0)} s`);
    erase();
    out.write(`… ${words.join(', ')}${out.isTTY ? '' : '\n'}`);
  };
  /** @param {string} line */
  const printEnded = (line) => {
    if (signal.aborted || hasFailed) return;
    erase();
    out.write(`${line}\n`);
  };
  const keepTime = () => {
    clearInterval(timer);
    if (running.size === 0 || signal.aborted || hasFailed) return;
    if (out.isTTY) printRunning();
    timer = setInterval(printRunning, out.isTTY ? TERMINAL_MS : LOG_MS);
  };
  signal.addEventListener('abort', () => (keepTime(), erase()));

  return async (name, work) => {
    const startMs = performance.now();
    running.set(name, startMs);
    keepTime();
    const end = (/** @type {string} */ sign, /** @type {string | void} */ note) => {
      running.delete(name);
      printEnded(`${sign} ${name} (${secondsSince(startMs).toFixed(1)} s${note ? `, ${note}` : ''})`);
    };
    try {
      end('✓', await work());
    } catch (error) {
      end('✗');
      // The other steps are being stopped, and their output is of no use.
      hasFailed = true;
      throw error;
    } finally {
      keepTime();
    }
  };
};
