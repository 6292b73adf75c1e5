/**
 * The lesser of the clock's time and the processor's. The clock runs on while something else has the core; the
 * processor's time adds what the collector and the compiler do beside. What the work itself takes is at most either.
 * For work of this process alone: who waits for others takes no processor.
 * @template T
 * @param {() => T | Promise<T>} run
 */
export const time = async (run) => {
  const start = process.cpuUsage();
  const begin = performance.now();
  const result = await run();
  const elapsed = performance.now() - begin;
  const { user, system } = process.cpuUsage(start);
  return { ms: Math.min(elapsed, (user + system) / 1000), result };
};
