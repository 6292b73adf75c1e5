import { median, quantile } from './statistics/median.mjs';

/** @typedef {import('./suite').Contender} Contender */

/** A sample lasts at least this long, with calls batched if necessary, so that clock resolution does not matter. */
const SAMPLE_MS = 5;
/** Fast code is still being compiled at first. */
const WARM_MS = 100;
const ROUNDS = 15;
/** With fewer samples the width of the interval is not judged. */
const LEAST_ROUNDS = 7;
/** Once the median is known to this fraction, more rounds are pointless: processes differ by more. */
const NARROW = 0.01;
const BUDGET_MS = 2000;

/**
 * @typedef {object} Place what a race needs from its host
 * @property {<T>(run: () => T | Promise<T>) => Promise<{ ms: number, result: T }>} time
 * @property {() => Promise<void>} pause yields the thread between samples, so that messages are sent
 * @property {number} [sampleMs] the least length of a sample; longer if the clock is coarse
 * @property {number} [comparedMs] least time of all samples of a contender that is compared with another version's, peers
 *   excepted. The fastest ones are compared: on a busy machine none of fifteen may be undisturbed
 * @property {(text: string) => void} step
 * @property {(sample: { contender: Contender, ms: number, calls: number, isWarmUp: boolean }) => void} keep receives
 *   every sample as soon as it is taken; `ms` is that of one call
 */

/**
 * Whether the median is known well enough, by the notch of a box plot: 1.57 × interquartile range / √count (McGill,
 * Tukey and Larsen, "Variations of Box Plots", 1978).
 * @param {readonly number[]} samples
 */
export const isNarrow = (samples) => {
  if (samples.length < LEAST_ROUNDS) return false;
  const half = quantile(samples, 0.75) - quantile(samples, 0.25);
  return (1.57 * half) / Math.sqrt(samples.length) <= NARROW * median(samples);
};

/**
 * @param {Contender} contender
 * @param {unknown} result
 * @param {string} problem
 */
const checkResult = async ({ name, isRight }, result, problem) => {
  const answer = await isRight(result);
  if (answer !== true) throw new Error(`${name} ${problem}${answer ? `: ${answer}` : ''}`);
};

/** @param {Contender['run']} run @param {number} calls */
const repeat = async (run, calls) => {
  for (let call = 0; call < calls; call++) {
    const result = run();
    if (result instanceof Promise) await result;
  }
};

/**
 * Milliseconds of a number of calls. Those that have to be prepared are timed one by one.
 * @param {Contender} contender
 * @param {number} calls
 * @param {Place['time']} time
 */
const timeCalls = async ({ prepare, run }, calls, time) => {
  if (!prepare) return (await time(async () => repeat(run, calls))).ms;
  let sum = 0;
  for (let call = 0; call < calls; call++) {
    prepare();
    sum += (await time(async () => repeat(run, 1))).ms;
  }
  return sum;
};

/**
 * Times contenders in turns, so that a busy moment of the machine affects all of them; the order rotates from round to
 * round, because each leaves caches and garbage to the next.
 * @param {readonly Contender[]} contenders
 * @param {Place} place
 * @param {{ rounds?: number, budgetMs?: number }} [options] a contender that has used its budget, or is known well
 *   enough, skips the other rounds
 * @throws if the first result of one is wrong, of which nothing has been timed by then; or the last one of ours, as
 *   repeated calls may change what it depends on
 */
export const race = async (contenders, place, options = {}) => {
  const { time, pause, step, keep, sampleMs = SAMPLE_MS, comparedMs = 0 } = place;
  const { rounds = ROUNDS, budgetMs = BUDGET_MS } = options;
  /** @type {{ contender: Contender, once: number, calls: number, spent: number, samples: number[] }[]} */
  const runners = [];
  for (const contender of contenders) {
    step(`${contender.name}: checked`);
    contender.prepare?.();
    const { ms, result } = await time(async () => contender.run());
    await checkResult(contender, result, 'gives a wrong result');
    runners.push({ contender, once: ms, calls: 1, spent: 0, samples: [] });
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
      const ms = await timeCalls(contender, calls, time);
      quickest = Math.min(quickest, ms / calls);
      keep({ contender, ms: (ms / calls) * scale, calls, isWarmUp: true });
      spent += ms;
      await pause();
    }
    runner.calls = Math.max(1, Math.ceil(sampleMs / Math.max(quickest, 1e-4)));
  }
  /** @param {{ contender: Contender, calls: number, spent: number, samples: number[] }} runner */
  const takeSample = async (runner) => {
    const { contender, calls, samples } = runner;
    const ms = await timeCalls(contender, calls, time);
    runner.spent += ms;
    samples.push(ms);
    keep({ contender, ms: (ms / calls) * (contender.scaledBy ?? 1), calls, isWarmUp: false });
    await pause();
  };
  for (let round = 0; round < rounds; round++) {
    step(`round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(round + turn) % runners.length];
      if (!runner || runner.spent > budgetMs || isNarrow(runner.samples)) continue;
      await takeSample(runner);
    }
  }
  for (const runner of runners) {
    if (runner.contender.isPeer) continue;
    step(`${runner.contender.name}: further samples`);
    while (runner.spent < comparedMs) await takeSample(runner);
    runner.contender.prepare?.();
    await checkResult(runner.contender, await runner.contender.run(), 'gives a wrong result after all calls');
  }
};
