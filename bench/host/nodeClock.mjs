/**
 * The smaller of wall-clock and CPU time. Wall-clock time includes other processes on the core; CPU time includes
 * concurrent garbage collection and compilation. The work itself takes at most the smaller. Only for work of this
 * process: waiting for another one uses no CPU time.
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
