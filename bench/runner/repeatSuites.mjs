import { Problem } from '../../supabase/local/problem.mjs';
import { readResult } from './readResult.mjs';
import { runBenches } from './runBenches.mjs';
import { findSuites } from './suites.mjs';
import { exitCodeOf, summarize } from './summary.mjs';

/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {import('../suite').Suite} Suite */

/**
 * Replaces suites of a result by those of a later run, and marks them as repeated.
 * @param {Result} before of one version
 * @param {Result} later of the same machine
 * @param {readonly Pick<Suite, 'name' | 'goals'>[]} suites every suite there is
 * @returns {Result}
 * @throws {Problem} if the two are from different machines
 */
export const putInPlace = (before, later, suites) => {
  const [old, fresh] = [before.versions[0], later.versions[0]];
  if (!old || !fresh || before.versions.length > 1) {
    throw new Problem('A comparison of two versions cannot be repeated in parts.');
  }
  for (const fact of /** @type {const} */ (['cpu', 'cores', 'platform', 'node'])) {
    if (before.machine[fact] !== later.machine[fact]) {
      throw new Problem(
        `That result is of another machine: ${before.machine[fact]}, here ${later.machine[fact]}.`,
      );
    }
  }
  const names = (later.suites ?? []).map(({ name }) => name);
  const isKept = (/** @type {{ suite: string }} */ { suite }) => !names.includes(suite);
  const { taken } = later;
  const { commit, hasChanges } = fresh;
  /** @type {VersionResult} */
  const version = {
    ...old,
    figures: [...old.figures.filter(isKept), ...fresh.figures],
    failures: [...old.failures.filter(isKept), ...fresh.failures],
    durations: [...old.durations.filter(isKept), ...fresh.durations],
    absent: old.absent.filter((suite) => !names.includes(suite)),
  };
  const titles = before.suites ?? [];
  const isNew = (/** @type {{ name: string }} */ { name }) => !titles.some((title) => title.name === name);
  /** @type {Result} */
  const result = {
    ...before,
    suites: [...titles, ...(later.suites ?? []).filter(isNew)],
    repeats: [
      ...(before.repeats ?? []).filter(isKept),
      ...names.map((suite) => ({ suite, taken, commit, hasChanges })),
    ],
    isComplete: before.isComplete && later.isComplete,
    versions: [version],
    summary: null,
  };
  const measured = suites.filter(({ name }) => result.suites?.some((title) => title.name === name));
  return { ...result, summary: summarize(result, measured, []) };
};

/**
 * Runs suites of a stored result again.
 * @param {string} path of the result
 * @param {readonly string[]} wanted suites or groups; if empty, those that failed
 * @param {AbortSignal} signal
 * @returns {Promise<import('./runBenches.mjs').Measured>} only written to a report
 * @throws {Problem} if none failed and none is named
 */
export const repeatSuites = async (path, wanted, signal) => {
  const before = await readResult(path);
  const failed = before.versions.flatMap(({ failures }) => failures.map(({ suite }) => suite));
  const names = wanted.length > 0 ? wanted : failed;
  if (names.length === 0) throw new Problem(`No suite failed in ${path}: name those to run once more.`);
  const { result: later } = await runBenches(
    { wanted: [...names], mode: before.mode, as: 'baseline' },
    signal,
  );
  const result = putInPlace(before, later, await findSuites());
  return { result, exitCode: signal.aborted ? 130 : exitCodeOf(result), kept: [] };
};
