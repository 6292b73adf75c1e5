import { LEAST_UNITS } from '../statistics/bootstrap.mjs';
import { collectProcess } from './collect.mjs';
import { createDurationKeeper } from './durations.mjs';
import { expectSeconds, formatSeconds, secondsLeft } from './progress.mjs';
import { runProcess } from './runProcess.mjs';
import { createTurns } from '../turns.mjs';

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

/** Suites that are bundled measure in their own process: it can wait between samples. @param {Job} job */
const canTakeTurns = ({ suite, version: { builds } }) =>
  suite.takesTurns ?? typeof builds.get(suite.name)?.host === 'string';

/**
 * The jobs that run at the same time: those of two versions, if one can wait while the other takes a sample. On a
 * machine whose speed changed by half within seconds, processes one after the other gave 0.77 to 1.11 as the interval of
 * a kernel's ratio, and samples in turns, with further ones, 1.11 to 1.13.
 * @param {readonly Job[]} jobs
 * @returns {Job[][]}
 */
const joinJobs = (jobs) => {
  /** @type {Job[][]} */
  const groups = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    const isSame = last?.[0]?.suite === job.suite && last[0].process === job.process;
    if (last && isSame && canTakeTurns(job)) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

/**
 * Runs the jobs one by one, or sample by sample in turns those of two versions that can; a suite that failed for a
 * version is skipped for it, and for all versions if it failed for the first.
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

  /** A suite that failed for a version is not run for the other. @param {Job} job */
  const canRun = ({ suite: { name }, version: { builds, result } }) =>
    Boolean(builds.get(name)) &&
    ![result, ...[...results].slice(0, 1)].some(({ failures }) =>
      failures.some(({ suite }) => suite === name),
    );

  const groups = joinJobs(jobs);
  for (const [at, group] of groups.entries()) {
    if (isStopped()) return ended;
    const running = group.filter(canRun);
    const later = groups.slice(at + 1).flat();
    const [first] = running;
    if (!first) {
      for (const { suite } of group) if (!later.some((job) => job.suite === suite)) ended.add(suite.name);
      continue;
    }
    const { suite, process } = first;
    const isLast = !later.some((job) => job.suite === suite);
    const startedAt = performance.now();
    /** Of one process: those that take turns share the time. */
    const elapsed = () => (performance.now() - startedAt) / 1000 / running.length;
    let doing = '';
    const show = () => {
      const measured = [...known, ...durations];
      const seconds =
        running.length * secondsLeft([], suite, elapsed(), mode, measured) +
        secondsLeft(later, null, 0, mode, measured);
      const { name } = first.version.result;
      const of = running.length > 1 || name === 'here' ? suite.name : `${suite.name} of ${name}`;
      line.show(
        `${jobs.length - later.length - group.length + 1} of ${jobs.length}: ${of}, process ${process + 1}`,
        `, ${formatSeconds(seconds)} left${doing === '' ? '' : `: ${doing}`}`,
      );
    };
    const ticker = setInterval(() => (show(), void save()), 1000);
    show();
    const takeTurn = createTurns();
    /** @param {Job} job */
    const run = async ({ version: { result, subject, builds } }) => {
      const built = /** @type {Built} */ (builds.get(suite.name));
      const collect = collectProcess(result, suite.name, process);
      const task = { ...built, isQuick: mode === 'quick', process, takesTurns: running.length > 1 };
      const failure = await runProcess(task, subject, {
        signal,
        takeTurn,
        onMessage: (message) => {
          if (message.type === 'sample') collect(message);
          else if (message.type === 'step') doing = message.text;
          else onBrowser(message.text);
        },
      });
      return { result, failure };
    };
    const ends = await Promise.all(running.map(run));
    clearInterval(ticker);
    // An aborted process has neither failed nor a duration.
    if (isStopped()) {
      await save();
      return ended;
    }
    const hasFailed = ends.some(({ failure }) => failure !== null);
    if (isLast || (hasFailed && results.size === 1)) ended.add(suite.name);
    const seconds = elapsed();
    for (const { result, failure } of ends) {
      if (failure !== null) result.failures.push({ suite: suite.name, message: failure });
      else keepers.get(result)?.(suite.name, seconds);
    }
    // The first process does extra work, so its duration is only kept if none is known.
    const isKnown = known.some((one) => one.suite === suite.name && one.mode === mode);
    if (!hasFailed && (process > 0 || !isKnown)) durations.push({ suite: suite.name, mode, seconds });
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
