/** Quiet that has to pass before anything runs: somebody who goes on working never waits for what they do not see. */
const QUIET_MS = 1000;
/** After that, even on a page that is never idle, no job waits longer for its turn. */
const LATEST_MS = 1500;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const nextIdle = (run: () => void): void => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 1);
};

/** One job per idle moment, oldest first, so that none makes another wait for an answer. */
const runNext = (): void => {
  const [job] = waiting;
  if (!job) return;
  waiting.delete(job);
  job();
  if (waiting.size > 0) nextIdle(runNext);
};

/** Runs a job when the page has nothing better to do. Returns the function that calls it off. */
export const whenIdle = (job: () => void): (() => void) => {
  const isFirst = waiting.size === 0;
  waiting.add(job);
  if (isFirst) {
    clearTimeout(timer);
    timer = setTimeout(() => nextIdle(runNext), QUIET_MS);
  }
  return () => waiting.delete(job);
};
