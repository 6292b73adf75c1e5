import { median, quantile } from './statistics/median.mjs';

/** @typedef {import('./suite').Contender} Contender */

/** A sample lasts so long, or is a batch of calls that does: the steps of the clock do not count in it. */
const SAMPLE_MS = 5;
/** What is quick is still being compiled at first. */
const WARM_MS = 100;
const ROUNDS = 15;
/** After fewer nothing is said of how narrow the rest would make it. */
const LEAST_ROUNDS = 7;
/** A median known to this part of itself needs no more rounds: processes differ by more. */
const NARROW = 0.01;
const BUDGET_MS = 2000;

/**
 * @typedef {object} Place what a race needs of where it runs
 * @property {<T>(run: () => T | Promise<T>) => Promise<{ ms: number, result: T }>} time
 * @property {() => Promise<void>} pause lets go of the thread between samples, for messages to leave
 * @property {number} [sampleMs] how long a sample lasts at least; longer where the clock has coarse steps
 * @property {(text: string) => void} step
 * @property {(sample: { contender: Contender, ms: number, calls: number, isWarmUp: boolean }) => void} keep gets every
 *   sample as soon as it is there, milliseconds of one call
 */

/**
 * Whether the median is known well enough, by the notch of a box plot: 1.57 times the middle half over the root of the
 * count (McGill, Tukey and Larsen, "Variations of Box Plots", 1978).
 * @param {readonly number[]} samples
 */
export const isNarrow = (samples) => {
  if (samples.length < LEAST_ROUNDS) return false;
  const half = quantile(samples, 0.75) - quantile(samples, 0.25);
  return (1.57 * half) / Math.sqrt(samples.length) <= NARROW * median(samples);
};

/** @param {Contender['run']} run @param {number} calls */
const repeat = async (run, calls) => {
  for (let call = 0; call < calls; call++) {
    const result = run();
    if (result instanceof Promise) await result;
  }
};

/**
 * Times contenders in turns, so that a busy moment of the machine meets all of them; who begins moves on from round to
 * round, because each leaves caches and garbage to the next.
 * @param {readonly Contender[]} contenders
 * @param {Place} place
 * @param {{ rounds?: number, budgetMs?: number }} [options] who has used up its milliseconds, or is known well enough, sits out the other rounds
 * @throws where the first result of one is not right: nothing has been timed then
 */
export const race = async (contenders, { time, pause, step, keep, sampleMs = SAMPLE_MS }, options = {}) => {
  const { rounds = ROUNDS, budgetMs = BUDGET_MS } = options;
  const runners = [];
  for (const contender of contenders) {
    step(`${contender.name}: checked`);
    const { ms, result } = await time(async () => contender.run());
    const isRight = await contender.isRight(result);
    if (isRight !== true)
      throw new Error(`${contender.name} gives a wrong result${isRight ? `: ${isRight}` : ''}`);
    /** @type {number[]} */
    const samples = [];
    runners.push({ contender, once: ms, calls: 1, spent: 0, samples });
  }
  for (const runner of runners) {
    const { contender, once } = runner;
    const scale = contender.scaledBy ?? 1;
    step(`${contender.name}: warmed up`);
    keep({ contender, ms: once * scale, calls: 1, isWarmUp: true });
    let spent = once;
    let quickest = once;
    while (spent < WARM_MS) {
      const calls = Math.max(1, Math.ceil(sampleMs / Math.max(quickest, 1e-4)));
      const { ms } = await time(async () => repeat(contender.run, calls));
      quickest = Math.min(quickest, ms / calls);
      keep({ contender, ms: (ms / calls) * scale, calls, isWarmUp: true });
      spent += ms;
      await pause();
    }
    runner.calls = Math.max(1, Math.ceil(sampleMs / Math.max(quickest, 1e-4)));
  }
  for (let round = 0; round < rounds; round++) {
    step(`round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(round + turn) % runners.length];
      if (!runner || runner.spent > budgetMs) continue;
      const { contender, calls, samples } = runner;
      if (isNarrow(samples)) continue;
      const { ms } = await time(async () => repeat(contender.run, calls));
      runner.spent += ms;
      samples.push(ms);
      keep({ contender, ms: (ms / calls) * (contender.scaledBy ?? 1), calls, isWarmUp: false });
      await pause();
    }
  }
};
