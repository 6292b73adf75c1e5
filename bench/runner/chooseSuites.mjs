import { Problem } from '../../supabase/local/problem.mjs';

/** @typedef {import('../suite').Suite} Suite */

/**
 * The suites of a run: where none is named, all but those that take long; in a quick run those that have one.
 * @template {Pick<Suite, 'name' | 'processes' | 'isLong'>} Some
 * @param {readonly Some[]} found by the names and groups that are wanted
 * @param {{ wanted: readonly string[], mode: 'quick' | 'full' }} options
 * @returns {{ suites: Some[], withoutRun: string[] }} and the names of those that have no quick run
 * @throws {Problem} if a suite that is named has none, or none of a group has
 */
export const chooseSuites = (found, { wanted, mode }) => {
  const asked = found.filter(({ isLong = false }) => wanted.length > 0 || !isLong);
  const suites = asked.filter(({ processes }) => processes[mode] > 0);
  const withoutRun = asked.filter((suite) => !suites.includes(suite)).map(({ name }) => name);
  const named = withoutRun.filter((name) => wanted.includes(name));
  const refused = suites.length === 0 ? withoutRun : named;
  if (refused.length > 0) {
    throw new Problem(`There is no ${mode} run of ${refused.join(', ')}: leave out --quick.`);
  }
  return { suites, withoutRun };
};
