/** Runs a job when the page is idle. Returns the function that cancels it. */
export type WhenIdle = (job: () => void) => () => void;

/** Required quiet time before anything runs: a user who keeps working never waits for invisible work. */
const QUIET_MS = 1000;
/** Timeout of the idle request: on a page that is never idle, the job runs this long after the quiet time. */
const LATEST_MS = 1500;

/** One queue per page: one job per idle moment, oldest first, so that each blocks input only for its own duration. */
export const createIdleQueue = (): WhenIdle => {
  const waiting = new Set<() => void>();
  /** Cancels the pending step: the quiet timer or the idle callback. */
  let cancelNext = (): void => {};

  const after = (ms: number, run: () => void): void => {
    const timer = setTimeout(run, ms);
    cancelNext = () => clearTimeout(timer);
  };

  const nextIdle = (run: () => void): void => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') return after(1, run);
    const id = requestIdleCallback(run, { timeout: LATEST_MS });
    cancelNext = () => cancelIdleCallback(id);
  };

  const runNext = (): void => {
    const [job, next] = waiting;
    if (!job) return;
    waiting.delete(job);
    job();
    if (next) nextIdle(runNext);
  };

  return (job) => {
    const isFirst = waiting.size === 0;
    waiting.add(job);
    if (isFirst) {
      // An idle callback requested for jobs that were cancelled would fire too early for this one.
      cancelNext();
      after(QUIET_MS, () => nextIdle(runNext));
    }
    return () => waiting.delete(job);
  };
};
