import { type Endpoint, type Remote, wrap } from 'comlink';

/** What a connection needs of a worker. Tests use a MessagePort with a `terminate` method. */
export type WorkerLike = Endpoint & { terminate: () => void };

const WATCHDOG_MS = 15_000;
const IDLE_MS = 10_000;
/** WebAssembly memory never shrinks, so a worker that has grown this much is replaced. */
const MEMORY_LIMIT_BYTES = 64 * 1024 * 1024;
const JOBS_PER_WORKER = 100;

/** The worker can no longer respond. The next call starts a new one. */
export class WorkerLost extends Error {
  readonly reason: 'crashed' | 'timeout' | 'disposed';
  constructor(reason: 'crashed' | 'timeout' | 'disposed', options?: ErrorOptions) {
    super(`worker ${reason}`, options);
    this.name = 'WorkerLost';
    this.reason = reason;
  }
}

/** What one call may use while it has the worker to itself. */
export type Job<Api> = {
  readonly remote: Remote<Api>;
  /** Restarts the watchdog, as the worker has shown progress. */
  readonly progressed: () => void;
  readonly memoryRead: (bytes: number) => void;
};

export type Connection<Api> = {
  /**
   * Runs after all earlier calls. Refusals must be returned as values: a rejected `run` counts as a broken worker.
   * Rejects with the signal's reason when aborted, else with WorkerLost.
   */
  call: <Result>(signal: AbortSignal, run: (job: Job<Api>) => Promise<Result>) => Promise<Result>;
  warmUp: () => void;
  dispose: () => void;
};

type Live<Api> = { readonly worker: WorkerLike; readonly remote: Remote<Api>; jobs: number; isWorn: boolean };

type Entry<Api> = {
  readonly begin: (live: Live<Api>) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * One worker behind a queue: started on first use, stopped when idle, replaced when it breaks, hangs or has grown too
 * large. Calls run one at a time, so that aborting one can only affect its own work.
 */
export const connect = <Api>(
  start: () => WorkerLike,
  { jobsPerWorker = JOBS_PER_WORKER }: { readonly jobsPerWorker?: number } = {},
): Connection<Api> => {
  const queue: Entry<Api>[] = [];
  let live: Live<Api> | undefined;
  let current: Entry<Api> | undefined;
  let isDisposed = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(idle);
    clearTimeout(watchdog);
    live?.worker.terminate();
    live = undefined;
  };

  const rest = (): void => {
    clearTimeout(idle);
    if (live) idle = setTimeout(stop, IDLE_MS);
  };

  /** Rejects the running call and stops its worker. */
  const lose = (reason: unknown): void => {
    stop();
    const lost = current;
    current = undefined;
    lost?.reject(reason);
    next();
  };

  const feedWatchdog = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => lose(new WorkerLost('timeout')), WATCHDOG_MS);
  };

  const open = (): Live<Api> => {
    const worker = start();
    // A script that cannot be fetched (removed by a deploy) also ends here, as a plain Event without a message.
    const crash = (event: Event): void => {
      event.preventDefault();
      if (live?.worker === worker) lose(new WorkerLost('crashed', { cause: event }));
    };
    const crashListener: EventListenerObject = { handleEvent: crash };
    worker.addEventListener('error', crashListener);
    worker.addEventListener('messageerror', crashListener);
    return { worker, remote: wrap<Api>(worker), jobs: 0, isWorn: false };
  };

  const next = (): void => {
    if (current) return;
    current = queue.shift();
    if (!current) {
      rest();
      return;
    }
    clearTimeout(idle);
    try {
      live ??= open();
    } catch (error) {
      lose(new WorkerLost('crashed', { cause: error }));
      return;
    }
    feedWatchdog();
    current.begin(live);
  };

  const finish = ({ isWorn, jobs }: Live<Api>): void => {
    current = undefined;
    clearTimeout(watchdog);
    if (isWorn || jobs >= jobsPerWorker) stop();
    next();
  };

  const call: Connection<Api>['call'] = async (signal, run) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (isDisposed) throw new WorkerLost('disposed');
      const abort = (): void => {
        if (current === entry) {
          lose(signal.reason);
          return;
        }
        queue.splice(queue.indexOf(entry), 1);
        entry.reject(signal.reason);
      };
      const entry: Entry<Api> = {
        begin: (active) => {
          // A message from a terminated worker may still arrive: it must not affect the next call.
          const ifCurrent = (act: () => void): void => {
            if (current === entry) act();
          };
          active.jobs += 1;
          const job: Job<Api> = {
            remote: active.remote,
            progressed: () => ifCurrent(feedWatchdog),
            memoryRead: (bytes) => {
              active.isWorn ||= bytes > MEMORY_LIMIT_BYTES;
            },
          };
          run(job).then(
            (result) =>
              ifCurrent(() => {
                signal.removeEventListener('abort', abort);
                resolve(result);
                finish(active);
              }),
            (error: unknown) => ifCurrent(() => lose(new WorkerLost('crashed', { cause: error }))),
          );
        },
        reject: (reason) => {
          signal.removeEventListener('abort', abort);
          reject(reason);
        },
      };
      signal.addEventListener('abort', abort);
      queue.push(entry);
      next();
    });

  return {
    call,
    warmUp: () => {
      if (isDisposed || current) return;
      try {
        live ??= open();
      } catch {
        // The first call will hit the same error and report it.
      }
      rest();
    },
    dispose: () => {
      isDisposed = true;
      const waiting = queue.splice(0);
      lose(new WorkerLost('disposed'));
      for (const entry of waiting) entry.reject(new WorkerLost('disposed'));
    },
  };
};
