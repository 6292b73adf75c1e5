import { LEAST_UNITS } from '../statistics/bootstrap.mjs';
import { collectProcess } from './collect.mjs';
import { createDurationKeeper } from './durations.mjs';
import { expectSeconds, formatSeconds, secondsLeft } from './progress.mjs';
import { runProcess } from './runProcess.mjs';

/** @typedef {import('../result').Duration} Duration */
/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {import('../suite').Suite} Suite */
/** @typedef {import('./suites.mjs').Built} Built */
/**
 * @typedef {{ result: VersionResult, subject: string, builds: ReadonlyMap<string, Built | null> }} Version null for a
 *   suite that cannot be built for it
 */
/** @typedef {{ suite: Suite, version: Version, process: number }} Job */

/**
 * Every process of every suite. Those of two versions take turns with alternating order, so that a temporary slowdown
 * of the machine affects both.
 * @param {readonly Suite[]} suites
 * @param {readonly Version[]} versions
 * @param {(suite: Suite) => number} processesOf
 * @param {(suite: Suite) => number} [firstOf] index of the first process; above 0 where a suite has run before
 * @returns {Job[]}
 */
export const planJobs = (suites, versions, processesOf, firstOf = () => 0) =>
  suites.flatMap((suite) => {
    const able = versions.filter(({ builds }) => builds.get(suite.name));
    const first = firstOf(suite);
    return Array.from({ length: processesOf(suite) }, (_, at) =>
      (at % 2 === 0 ? able : able.toReversed()).map((version) => ({ suite, version, process: first + at })),
    ).flat();
  });

/**
 * The number of processes for comparing two versions of a suite: enough units to judge a difference, and at least two
 * so that each version goes first once.
 * @param {Pick<Suite, 'processes' | 'visits'>} suite
 * @param {'quick' | 'full'} mode
 */
export const processesToCompare = ({ processes, visits }, mode) =>
  Math.max(processes[mode], 2, Math.ceil(LEAST_UNITS / Math.max(1, visits?.[mode] ?? 1)));

/**
 * Runs the jobs one by one; a suite that failed for a version is skipped for it, and for all versions if it failed for
 * the first.
 * @param {readonly Job[]} jobs
 * @param {object} options
 * @param {'quick' | 'full'} options.mode
 * @param {AbortSignal} options.signal
 * @param {readonly Duration[]} options.known earlier durations
 * @param {ReturnType<typeof import('./progress.mjs').createLine>} options.line
 * @param {(browser: string) => void} options.onBrowser receives the browser that a suite runs in
 * @param {() => Promise<void>} options.save called after every process, and every few seconds during one
 * @returns {Promise<Set<string>>} the suites that ended: their last process has, or they failed for the only version
 */
export const runJobs = async (jobs, { mode, signal, known, line, save, onBrowser }) => {
  /** From this run: they reflect the machine's present speed. @type {Duration[]} */
  const durations = [];
  const results = new Set(jobs.map(({ version: { result } }) => result));
  const keepers = new Map([...results].map((one) => [one, createDurationKeeper(one.durations, mode)]));
  const isStopped = () => signal.aborted;
  /** @type {Set<string>} */
  const ended = new Set();
  for (const [at, job] of jobs.entries()) {
    if (isStopped()) return ended;
    const { suite, version, process } = job;
    const isLast = !jobs.slice(at + 1).some((later) => later.suite === suite);
    const { result, subject, builds } = version;
    const built = builds.get(suite.name);
    // A suite that failed for this version is not run for the other.
    const failing = [result, ...[...results].slice(0, 1)];
    if (!built || failing.some(({ failures }) => failures.some((one) => one.suite === suite.name))) {
      if (isLast) ended.add(suite.name);
      continue;
    }
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1000;
    let doing = '';
    const show = () => {
      const left = formatSeconds(
        secondsLeft(jobs.slice(at + 1), suite, elapsed(), mode, [...known, ...durations]),
      );
      const name = result.name === 'here' ? suite.name : `${suite.name} of ${result.name}`;
      line.show(
        `${at + 1} of ${jobs.length}: ${name}, process ${process + 1}`,
        `, ${left} left${doing === '' ? '' : `: ${doing}`}`,
      );
    };
    const collect = collectProcess(result, suite.name, process);
    const ticker = setInterval(() => (show(), void save()), 1000);
    show();
    const failure = await runProcess({ ...built, isQuick: mode === 'quick', process }, subject, {
      signal,
      onMessage: (message) => {
        if (message.type === 'sample') collect(message);
        else if (message.type === 'step') doing = message.text;
        else onBrowser(message.text);
      },
    });
    clearInterval(ticker);
    // An aborted process has neither failed nor a duration.
    if (isStopped()) {
      await save();
      return ended;
    }
    if (isLast || (failure !== null && results.size === 1)) ended.add(suite.name);
    if (failure !== null) {
      result.failures.push({ suite: suite.name, message: failure });
    } else {
      const seconds = elapsed();
      keepers.get(result)?.(suite.name, seconds);
      // The first process does extra work, so its duration is only kept if none is known.
      const isKnown = known.some((one) => one.suite === suite.name && one.mode === mode);
      if (process > 0 || !isKnown) durations.push({ suite: suite.name, mode, seconds });
    }
    await save();
  }
  return ended;
};

/**
 * Expected seconds of all jobs, before any has run.
 * @param {readonly Job[]} jobs
 * @param {'quick' | 'full'} mode
 * @param {readonly Duration[]} known
 */
export const expectAll = (jobs, mode, known) =>
  jobs.reduce((sum, { suite }) => sum + expectSeconds(suite, mode, known), 0);
