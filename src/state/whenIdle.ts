/** Runs a job when the page has nothing better to do. Returns the function that calls it off. */
export type WhenIdle = (job: () => void) => () => void;

/** Quiet that has to pass before anything runs: somebody who goes on working never waits for what they do not see. */
const QUIET_MS = 1000;
/** After that, even on a page that is never idle, no job waits longer. */
const LATEST_MS = 1500;

/** One queue for the page: a job per idle moment, oldest first, so that none makes another wait for an answer. */
export const createIdleQueue = (): WhenIdle => {
  const waiting = new Set<() => void>();
  /** Calls off what comes next: the end of the quiet, or an idle moment that has been asked for. */
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
      // A moment asked for by jobs that were called off would come too soon for this one.
      cancelNext();
      after(QUIET_MS, () => nextIdle(runNext));
    }
    return () => waiting.delete(job);
  };
};
