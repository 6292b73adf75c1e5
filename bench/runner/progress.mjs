/** @typedef {import('../result').Duration} Duration */
/** @typedef {import('../suite').Suite} Suite */
/** @typedef {'quick' | 'full'} Mode */
/** @typedef {{ suite: Pick<Suite, 'name' | 'seconds'> }} Job one process of a suite */

/** Without a terminal a line is logged at this interval. */
const LINE_MS = 10_000;

/** @param {number} seconds */
export const formatSeconds = (seconds) => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/**
 * Expected seconds of a suite's process: as long as the last one took, else the suite's own estimate.
 * @param {Job['suite']} suite
 * @param {Mode} mode
 * @param {readonly Duration[]} known the newest last
 */
export const expectSeconds = ({ name, seconds }, mode, known) =>
  known.findLast((duration) => duration.suite === name && duration.mode === mode)?.seconds ?? seconds[mode];

/**
 * Seconds until everything is done; the current job counts with its remaining time.
 * @param {readonly Job[]} waiting after the current one
 * @param {Job['suite'] | null} current
 * @param {number} elapsed seconds since the current one began
 * @param {Mode} mode
 * @param {readonly Duration[]} known
 */
export const secondsLeft = (waiting, current, elapsed, mode, known) => {
  const rest = waiting.reduce((sum, { suite }) => sum + expectSeconds(suite, mode, known), 0);
  return rest + (current ? Math.max(0, expectSeconds(current, mode, known) - elapsed) : 0);
};

/**
 * A status line that is rewritten in place, or logged from time to time without a terminal.
 * @param {Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>} stream
 * @param {() => number} now milliseconds
 */
export const createLine = (stream, now) => {
  let lastAt = -Infinity;
  let lastHead = '';
  return {
    /** @param {string} head what a log gets at once when it changes @param {string} rest */
    show: (head, rest) => {
      if (stream.isTTY) {
        stream.write(`\r\u001b[2K${`${head}${rest}`.slice(0, (stream.columns || 80) - 1)}`);
      } else if (head !== lastHead || now() - lastAt >= LINE_MS) {
        stream.write(`${head}${rest}\n`);
        lastAt = now();
        lastHead = head;
      }
    },
    clear: () => void (stream.isTTY && stream.write('\r\u001b[2K')),
  };
};
