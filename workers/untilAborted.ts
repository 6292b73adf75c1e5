/** Settles as the promise does, or rejects once the signal aborts: answers of a worker that is gone never arrive. */
export const untilAborted = async <Answer>(
  awaited: Answer,
  signal: AbortSignal,
): Promise<Awaited<Answer>> => {
  const done = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
    signal.throwIfAborted();
  });
  try {
    return await Promise.race([awaited, aborted]);
  } finally {
    done.abort();
  }
};
