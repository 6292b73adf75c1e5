/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {{ results: readonly { duration: number }[] }} Test
 * @typedef {{ file: string, specs: readonly { tests: readonly Test[] }[], suites?: readonly Suite[] }} Suite
 * @typedef {{ suites: readonly Suite[] }} PlaywrightReport
 */

/** @param {Suite} suite @returns {number} of all its tests, each of their tries counted */
const millisecondsOf = ({ specs, suites = [] }) => {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return [...own.map(({ duration }) => duration), ...suites.map(millisecondsOf)].reduce((a, b) => a + b, 0);
};

/**
 * The files whose tests keep the workers busy longest, the slowest first.
 * @param {PlaywrightReport} report
 * @param {number} [count]
 */
export const slowestPlaywrightFiles = ({ suites }, count = 10) =>
  suites
    .map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
