export type Contender = { readonly name: string; readonly run: () => unknown };

export type Goal = {
  readonly id: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The lesser of the clock's time and the processor's. The clock runs on while something else has the core; the
 * processor's time adds what the collector and the compiler do beside. What the work itself takes is at most either.
 */
const timed = async (run: () => unknown, repeats: number): Promise<number> => {
  const start = process.cpuUsage();
  const begin = performance.now();
  for (let i = 0; i < repeats; i++) {
    const result = run();
    if (result instanceof Promise) await result;
  }
  const elapsed = performance.now() - begin;
  const { user, system } = process.cpuUsage(start);
  return Math.min(elapsed, (user + system) / 1000) / repeats;
};

/** A sample lasts at least so long, so that the steps of the measure do not count. */
const SAMPLE_MS = 2;

/** A run that takes longer needs no further warming up. */
const WARM_MS = 50;

/**
 * Median milliseconds of each contender. They take turns, so that a busy moment of the machine meets all of them;
 * one that has used up its time sits out the rounds that are left.
 */
export const race = async (
  contenders: readonly Contender[],
  { rounds = 15, budgetMs = 2000 } = {},
): Promise<Map<string, number>> => {
  const runners: { name: string; run: () => unknown; repeats: number; samples: number[]; spent: number }[] =
    [];
  for (const { name, run } of contenders) {
    let once = await timed(run, 1);
    // What is quick is still being compiled; what is slow has been by the end of its first run.
    if (once < WARM_MS) once = await timed(run, 4);
    const repeats = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(once, 1e-3)));
    if (repeats > 1) await timed(run, repeats);
    runners.push({ name, run, repeats, samples: [], spent: 0 });
  }
  for (let round = 0; round < rounds; round++) {
    for (const runner of runners) {
      if (runner.spent > budgetMs) continue;
      const ms = await timed(runner.run, runner.repeats);
      runner.samples.push(ms);
      runner.spent += ms * runner.repeats;
    }
  }
  return new Map(runners.map(({ name, samples }) => [name, median(samples)]));
};
