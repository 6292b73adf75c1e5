import { Problem } from '../../supabase/local/problem.mjs';
import { describeMachine } from './machine.mjs';
import { describeMedia } from './media.mjs';
import { readResult } from './readResult.mjs';
import { runBenches } from './runBenches.mjs';
import { readSettings, whyOtherSettings } from './settings.mjs';
import { findSuites } from './suites.mjs';
import { exitCodeOf, summarize } from './summary.mjs';

/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {import('../suite').Suite} Suite */

/**
 * @param {Pick<Result, 'machine' | 'media' | 'settings'>} then
 * @param {Pick<Result, 'machine' | 'media' | 'settings'>} now
 * @throws {Problem} if the figures of one cannot stand beside those of the other
 */
const refuseElsewhere = (then, now) => {
  for (const fact of /** @type {const} */ (['cpu', 'cores', 'platform', 'node'])) {
    if (then.machine[fact] !== now.machine[fact]) {
      throw new Problem(
        `That result is of another machine: ${then.machine[fact]}, here ${now.machine[fact]}.`,
      );
    }
  }
  if (then.media && now.media && then.media.digest !== now.media.digest) {
    throw new Problem('That result is of other pictures: HUELOOM_MEDIA has to name the same folder.');
  }
  const reason = whyOtherSettings(then.settings, now.settings);
  if (reason !== null) throw new Problem(`That result is of other work: ${reason}.`);
};

/**
 * Replaces suites of a result by those of a later run, and marks them as repeated.
 * @param {Result} before of one version
 * @param {Result} later of the same machine; its figures of other suites than it names are not taken
 * @param {readonly Pick<Suite, 'name' | 'goals'>[]} suites every suite there is
 * @returns {Result}
 * @throws {Problem} if the two are from different machines
 */
export const putInPlace = (before, later, suites) => {
  const [old, fresh] = [before.versions[0], later.versions[0]];
  if (!old || !fresh || before.versions.length > 1) {
    throw new Problem('A comparison of two versions cannot be repeated in parts.');
  }
  refuseElsewhere(before, later);
  const names = (later.suites ?? []).map(({ name }) => name);
  const isTaken = (/** @type {{ suite: string }} */ { suite }) => names.includes(suite);
  const isKept = (/** @type {{ suite: string }} */ one) => !isTaken(one);
  const { taken } = later;
  const { commit, hasChanges } = fresh;
  const { timesSlower, browser } = later.machine;
  /** @type {VersionResult} */
  const version = {
    ...old,
    figures: [...old.figures.filter(isKept), ...fresh.figures.filter(isTaken)],
    failures: [...old.failures.filter(isKept), ...fresh.failures.filter(isTaken)],
    durations: [...old.durations.filter(isKept), ...fresh.durations.filter(isTaken)],
    absent: old.absent.filter((suite) => !names.includes(suite)),
  };
  const titles = before.suites ?? [];
  const isNew = (/** @type {{ name: string }} */ { name }) => !titles.some((title) => title.name === name);
  /** @type {Result} */
  const result = {
    ...before,
    machine: { ...before.machine, browser: before.machine.browser ?? browser },
    suites: [...titles, ...(later.suites ?? []).filter(isNew)],
    repeats: [
      ...(before.repeats ?? []).filter(isKept),
      ...names.map((suite) => ({ suite, taken, commit, hasChanges, timesSlower, browser })),
    ],
    versions: [version],
    summary: null,
  };
  const measured = suites.filter(({ name }) => result.suites?.some((title) => title.name === name));
  return { ...result, summary: summarize(result, measured, []) };
};

/**
 * Replaces what a run measured to its end: of a suite that was stopped the old figures stand.
 * @param {Result} before
 * @param {Pick<import('./runBenches.mjs').Measured, 'result' | 'ended'>} later
 * @param {readonly Pick<Suite, 'name' | 'goals'>[]} suites every suite there is
 */
export const putEndedInPlace = (before, { result, ended }, suites) => {
  const whole = (result.suites ?? []).filter(({ name }) => ended.has(name));
  return whole.length > 0 ? putInPlace(before, { ...result, suites: whole }, suites) : before;
};

/**
 * Runs suites of a stored result again.
 * @param {string} path of the result
 * @param {readonly string[]} wanted suites or groups; if empty, those that failed
 * @param {AbortSignal} signal
 * @returns {Promise<import('./runBenches.mjs').Measured>} only written to a report
 * @throws {Problem} if none failed and none is named, or if the result is of another machine or other work
 */
export const repeatSuites = async (path, wanted, signal) => {
  const before = await readResult(path);
  const failed = before.versions.flatMap(({ failures }) => failures.map(({ suite }) => suite));
  const names = wanted.length > 0 ? wanted : failed;
  if (names.length === 0) throw new Problem(`No suite failed in ${path}: name those to run once more.`);
  // Also before the run, which may take many minutes.
  const here = { machine: describeMachine(), media: await describeMedia(), settings: readSettings() };
  refuseElsewhere(before, here);
  const later = await runBenches({ wanted: [...names], mode: before.mode, as: 'baseline' }, signal);
  const result = putEndedInPlace(before, later, await findSuites());
  return { ...later, result, exitCode: signal.aborted ? 130 : exitCodeOf(result), kept: [] };
};
