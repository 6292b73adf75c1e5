import { appendFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chooseSuites } from './chooseSuites.mjs';
import { compareBaseline, refuseOtherWork, suitesNotIn } from './compareBaseline.mjs';
import { listNotCompared } from './comparisons.mjs';
import { compareTurns, nextProcess } from './compareTurns.mjs';
import { readBaseline, saveBaseline, whyNoBaseline } from './baselines.mjs';
import { keepDurations, readDurations } from './durations.mjs';
import { describeMachine } from './machine.mjs';
import { describeMedia } from './media.mjs';
import { RESULTS, ROOT } from './paths.mjs';
import { createLine, formatSeconds } from './progress.mjs';
import { readSettings } from './settings.mjs';
import { startResult, startVersion } from './collect.mjs';
import { writeResult, writeWhole } from './result.mjs';
import { expectAll, planJobs, processesToCompare, runJobs } from './runSuites.mjs';
import { buildSuite, findSuites } from './suites.mjs';
import { exitCodeOf, summarize } from './summary.mjs';
import { toMarkdown } from './markdown.mjs';
import { describeVersion, prepareVersion, removeVersion } from './versions.mjs';

/** @typedef {import('../result').Result} Result */
/** @typedef {import('../suite').Suite} Suite */
/** @typedef {import('./runSuites.mjs').Version} Version */
/** @typedef {ReturnType<typeof import('./commandLine.mjs').readCommandLine>} Options */

const LATEST = join(RESULTS, 'latest.json');
/** Measurements are saved at most this much later. */
const SAVE_MS = 5000;

/**
 * @param {string} name
 * @param {string} subject
 * @param {readonly (Suite & { built: import('./suites.mjs').Built })[]} suites
 * @returns {Promise<Version>}
 */
const openVersion = async (name, subject, suites) => {
  const result = startVersion(await describeVersion(name, subject));
  const builds = new Map();
  for (const { name: suite, built } of suites) {
    // A version older than the suite may lack what it imports.
    const own = subject === ROOT ? built : await buildSuite(suite, subject).catch(() => null);
    if (!own) result.absent.push(suite);
    builds.set(suite, own);
  }
  return { result, subject, builds };
};

/** Writes what was measured so far; while a write is under way no other starts. @param {Result} result */
const createSaver = (result) => {
  let lastAt = -Infinity;
  /** @type {Promise<void>} */
  let writing = Promise.resolve();
  return {
    save: async () => {
      if (performance.now() - lastAt < SAVE_MS) return;
      lastAt = performance.now();
      writing = writing.then(() => writeResult(LATEST, result));
      await writing;
    },
    finish: () => (writing = writing.then(() => writeResult(LATEST, result))),
  };
};

/** @typedef {{ name: string, subject: string }} Subject */
/**
 * @typedef {object} Measured
 * @property {Result} result
 * @property {number} exitCode
 * @property {readonly string[]} kept where it was saved
 * @property {ReadonlySet<string>} ended the suites that were measured to their end, or failed; those of an aborted run
 *   that are not among them have some of their figures at most
 */
/** @typedef {Pick<Options, 'wanted' | 'mode' | 'as'> & { against?: string | undefined, baseline?: string | undefined }} Wanted */

/** @type {Subject} */
const HERE = { name: 'here', subject: ROOT };

/**
 * @param {Wanted} options
 * @param {Awaited<ReturnType<typeof findSuites>>} suites
 * @param {readonly Subject[]} subjects this version, and the one that it is compared with
 * @param {AbortSignal} signal
 * @returns {Promise<Measured>}
 */
const measureVersions = async ({ mode, baseline, as }, suites, subjects, signal) => {
  const known = await readDurations();
  const then = baseline === 'compare' ? await readBaseline(as) : null;
  const media = await describeMedia();
  const settings = readSettings();
  if (then) {
    refuseOtherWork(then, { mode, media, settings });
    const missing = suitesNotIn(then, suites);
    if (missing.length > 0) console.error(`Not in the baseline, and so not compared: ${missing.join(', ')}`);
  }
  const open = () => Promise.all(subjects.map(({ name, subject }) => openVersion(name, subject, suites)));
  const versions = await open();
  const result = startResult({
    mode,
    machine: describeMachine(),
    media,
    settings,
    suites,
    versions: versions.map((version) => version.result),
  });
  const { save, finish } = createSaver(result);
  const line = createLine(process.stderr, () => performance.now());
  /** @param {readonly Suite[]} some @param {readonly Version[]} of @param {(suite: Suite) => number} [firstOf] */
  const measure = async (some, of, firstOf) => {
    const processesOf = (/** @type {Suite} */ suite) =>
      of.length > 1 ? processesToCompare(suite, mode) : suite.processes[mode];
    const jobs = planJobs(some, of, processesOf, firstOf);
    const mayRepeat = of.length > 1 && firstOf === undefined;
    console.error(
      `${jobs.length} processes, about ${formatSeconds(expectAll(jobs, mode, known))}${mayRepeat ? ', and once more for suites that seem to differ' : ''}`,
    );
    const onBrowser = (/** @type {string} */ name) => void (result.machine.browser = name);
    const ended = await runJobs(jobs, { mode, signal, known, line, save, onBrowser });
    line.clear();
    return ended;
  };
  const measureAgain = async (/** @type {readonly string[]} */ names) => {
    if (signal.aborted) return [];
    console.error(`Once more, whether it shows again: ${names.join(', ')}`);
    const again = await open();
    await measure(
      suites.filter(({ name }) => names.includes(name)),
      again,
      ({ name }) => nextProcess(result.versions, name),
    );
    return again.map((version) => version.result);
  };

  const ended = await measure(suites, versions);
  const [ours, theirs] = result.versions;
  const turns = ours && theirs ? await compareTurns([ours, theirs], suites, measureAgain) : [];
  const comparisons = then ? compareBaseline(result, then) : turns;
  result.isComplete = !signal.aborted;
  const other = then ? then.versions[0] : theirs;
  const notCompared = ours && other ? listNotCompared(ours, other, suites) : undefined;
  result.summary = summarize(result, suites, comparisons, notCompared);
  await finish();
  await keepDurations(result.versions.flatMap(({ durations }) => durations));
  const markdown = toMarkdown(result);
  await writeWhole(join(RESULTS, 'summary.md'), markdown);
  const page = process.env['GITHUB_STEP_SUMMARY'];
  if (page) await appendFile(page, markdown);
  const kept = [relative(ROOT, LATEST)];
  if (baseline === 'save') {
    const reason = whyNoBaseline(result);
    if (reason === null) {
      await saveBaseline(as, result);
      kept.push(`the baseline "${as}"`);
    } else console.error(`Not saved as a baseline: ${reason}.`);
  }
  return { result, exitCode: signal.aborted ? 130 : exitCodeOf(result), kept, ended };
};

/**
 * Runs the requested suites, stores the result and reports what it shows.
 * @param {Wanted} options
 * @param {AbortSignal} signal aborts between two samples; what was measured is kept
 * @returns {Promise<Measured>}
 * @throws {Problem} if there is nothing to measure, or nothing of it is in the baseline to compare with
 */
export const runBenches = async (options, signal) => {
  const { against, wanted } = options;
  const { suites, withoutRun } = chooseSuites(await findSuites(wanted), options);
  if (withoutRun.length > 0) {
    console.error(`Without a quick run, and so not measured: ${withoutRun.join(', ')}`);
  }
  if (against === undefined) return measureVersions(options, suites, [HERE], signal);
  console.error(`Getting ready: ${against}`);
  const subject = await prepareVersion(against);
  try {
    return await measureVersions(options, suites, [HERE, { name: against, subject }], signal);
  } finally {
    await removeVersion(subject);
  }
};
