import { proxy, type Remote } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Connection, WorkerLost } from '../../workers/connect';
import { createFakeWorkers } from './fakeWorkers';

type Api = {
  echo: (value: number) => number;
  /** Resolves when the test says so. */
  wait: (onStart: () => void) => Promise<number>;
  hang: () => Promise<never>;
  fail: () => never;
};

const MEGABYTE = 1024 * 1024;
const never = new AbortController().signal;

const setUp = () => {
  let answer: (value: number) => void = () => undefined;
  const api: Api = {
    echo: (value) => value,
    wait: async (onStart) => {
      onStart();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    hang: async () => new Promise<never>(() => undefined),
    fail: () => {
      throw new Error('a bug');
    },
  };
  const workers = createFakeWorkers(api);
  const start = vi.fn(workers.start);
  const connection = connect<Api>(start);
  const echo = async (value: number, signal = never): Promise<number> =>
    connection.call(signal, async ({ remote }) => remote.echo(value));
  /** Starts a call that runs until `answer`; resolves once it has the worker. */
  const occupy = async (signal = never): Promise<{ readonly done: Promise<number> }> =>
    new Promise((resolve) => {
      const done: Promise<number> = connection.call(signal, async ({ remote }: { remote: Remote<Api> }) =>
        remote.wait(proxy(() => resolve({ done }))),
      );
    });
  return { ...workers, start, connection, echo, occupy, answer: (value: number) => answer(value) };
};

let set: ReturnType<typeof setUp>;

const lost = async (result: Promise<unknown>): Promise<WorkerLost['reason']> => {
  const thrown: unknown = await result.catch((error: unknown) => error);
  if (!(thrown instanceof WorkerLost)) throw new TypeError('not lost', { cause: thrown });
  return thrown.reason;
};

const hang = async ({ call }: Connection<Api>): Promise<never> =>
  call(never, async ({ remote }) => remote.hang());

beforeEach(() => {
  // Only the timers: message ports go on by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  set = setUp();
});

afterEach(() => {
  set.stopAll();
  vi.useRealTimers();
});

describe('starting and stopping', () => {
  it('starts one worker on first use and keeps it for the calls that follow', async () => {
    expect(set.start).not.toHaveBeenCalled();
    expect([await set.echo(1), await set.echo(2)]).toEqual([1, 2]);
    expect(set.start).toHaveBeenCalledTimes(1);
  });

  it('starts the worker ahead of the first call when warmed up', async () => {
    set.connection.warmUp();
    expect(set.start).toHaveBeenCalledTimes(1);
    expect(await set.echo(1)).toBe(1);
    expect(set.start).toHaveBeenCalledTimes(1);
  });

  it('stops a worker that had nothing to do for 10 seconds, and starts another when asked again', async () => {
    await set.echo(1);
    vi.advanceTimersByTime(9_999);
    expect(set.started[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await set.echo(2)).toBe(2);
    expect(set.started).toHaveLength(2);
  });

  it('stops a warmed worker that is never used', () => {
    set.connection.warmUp();
    vi.advanceTimersByTime(10_000);
    expect(set.started[0]?.isTerminated).toBe(true);
  });

  it('does not take a working worker for an idle one', async () => {
    await set.echo(1);
    const { done } = await set.occupy();
    vi.advanceTimersByTime(14_000);
    set.answer(7);
    expect(await done).toBe(7);
    expect(set.started).toHaveLength(1);
  });

  it('replaces a worker after 100 calls', async () => {
    for (let job = 1; job <= 100; job += 1) {
      await set.echo(job);
    }
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await set.echo(101)).toBe(101);
    expect(set.started).toHaveLength(2);
  });

  it.each([
    { megabytes: 64, isReplaced: false },
    { megabytes: 65, isReplaced: true },
  ])('replaces a worker that holds more than 64 MB: $megabytes', async ({ megabytes, isReplaced }) => {
    await set.connection.call(never, async ({ remote, memoryRead }) => {
      memoryRead(megabytes * MEGABYTE);
      return remote.echo(1);
    });
    expect(set.started[0]?.isTerminated).toBe(isReplaced);
  });

  it('ends everything when disposed', async () => {
    const { done } = await set.occupy();
    const results = Promise.all([lost(done), lost(set.echo(1))]);
    set.connection.dispose();
    expect(await results).toEqual(['disposed', 'disposed']);
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await lost(set.echo(2))).toBe('disposed');
    set.connection.warmUp();
    expect(set.started).toHaveLength(1);
  });
});

describe('queueing and aborting', () => {
  it('runs one call at a time, in the order of asking', async () => {
    const { done } = await set.occupy();
    const order: string[] = [];
    const later = [
      set.connection.call(never, async ({ remote }) => (order.push('second'), remote.echo(2))),
      set.connection.call(never, async ({ remote }) => (order.push('third'), remote.echo(3))),
    ];
    expect(order).toEqual([]);
    set.answer(1);
    expect(await done).toBe(1);
    expect(await Promise.all(later)).toEqual([2, 3]);
    expect(order).toEqual(['second', 'third']);
  });

  it('terminates the worker of an aborted call, rejects with the reason of the signal and goes on with another', async () => {
    const controller = new AbortController();
    const { done } = await set.occupy(controller.signal);
    const next = set.echo(5);
    const reason = new Error('another picture was chosen');
    controller.abort(reason);
    await expect(done).rejects.toBe(reason);
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await next).toBe(5);
    expect(set.started).toHaveLength(2);
  });

  it('never starts a queued call that is aborted, and leaves the running one alone', async () => {
    const { done } = await set.occupy();
    const controller = new AbortController();
    const run = vi.fn(async () => 0);
    const queued = set.connection.call(controller.signal, run);
    const reason = new Error('not needed any more');
    controller.abort(reason);
    await expect(queued).rejects.toBe(reason);
    set.answer(1);
    expect(await done).toBe(1);
    expect(await set.echo(2)).toBe(2);
    expect(run).not.toHaveBeenCalled();
    expect(set.started).toHaveLength(1);
  });

  it('starts nothing for a signal that is aborted already', async () => {
    await expect(set.echo(1, AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(set.start).not.toHaveBeenCalled();
  });

  it('touches no other call when a signal is aborted after its own', async () => {
    const controller = new AbortController();
    expect(await set.echo(1, controller.signal)).toBe(1);
    const { done } = await set.occupy();
    const queued = set.echo(2);
    controller.abort();
    set.answer(7);
    expect(await Promise.all([done, queued])).toEqual([7, 2]);
    expect(set.started).toHaveLength(1);
  });
});

describe('faults', () => {
  it.each(['error', 'messageerror'] as const)(
    'names a crash (%s) and answers the next call',
    async (type) => {
      const hung = lost(hang(set.connection));
      set.started[0]?.fire(type);
      expect(await hung).toBe('crashed');
      expect(set.started[0]?.isTerminated).toBe(true);
      expect(await set.echo(1)).toBe(1);
    },
  );

  it('replaces a worker that threw: its state can no longer be trusted', async () => {
    expect(await lost(set.connection.call(never, async ({ remote }) => remote.fail()))).toBe('crashed');
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await set.echo(1)).toBe(1);
  });

  it('replaces a worker that crashed while nobody was asking', async () => {
    set.connection.warmUp();
    set.started[0]?.fire('error');
    expect(await set.echo(1)).toBe(1);
    expect(set.started).toHaveLength(2);
  });

  it('names a worker that cannot be started, and tries again for the next call', async () => {
    set.start.mockImplementationOnce(() => {
      throw new TypeError('refused by policy');
    });
    expect(await lost(set.echo(1))).toBe('crashed');
    expect(await set.echo(2)).toBe(2);
  });

  it('leaves it to the first call to tell that warming up failed', async () => {
    set.start.mockImplementationOnce(() => {
      throw new TypeError('refused by policy');
    });
    set.connection.warmUp();
    expect(await set.echo(1)).toBe(1);
  });

  it('gives up on a worker that is silent for 15 seconds', async () => {
    const hung = lost(hang(set.connection));
    const next = set.echo(1);
    vi.advanceTimersByTime(14_999);
    expect(set.started[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await hung).toBe('timeout');
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await next).toBe(1);
  });

  it('waits on as long as there is progress', async () => {
    let progressed: () => void = () => undefined;
    const hung = lost(
      set.connection.call(never, async (job) => {
        ({ progressed } = job);
        return job.remote.hang();
      }),
    );
    vi.advanceTimersByTime(14_000);
    progressed();
    vi.advanceTimersByTime(14_000);
    expect(set.started[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(await hung).toBe('timeout');
  });

  it('does not let late progress of a lost call hold up the watchdog of the next one', async () => {
    const controller = new AbortController();
    let late: () => void = () => undefined;
    const first = set.connection.call(controller.signal, async (job) => {
      late = job.progressed;
      return job.remote.hang();
    });
    controller.abort('gone');
    await expect(first).rejects.toBe('gone');
    const second = lost(hang(set.connection));
    vi.advanceTimersByTime(14_000);
    late();
    vi.advanceTimersByTime(1_000);
    expect(await second).toBe('timeout');
  });
});
