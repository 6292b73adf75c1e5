import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/**
 * @typedef {object} Cases
 * @property {number} passed
 * @property {number} repeated how many of those passed only the second time
 * @property {number} failed
 * @property {number} skipped
 */
/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime a file of tests, from the root */
/** @typedef {{ readonly cases: Cases, readonly files: readonly FileTime[] }} Report */

/** What the last run of all unit tests left. */
export const UNIT_RESULTS = join(ROOT, 'tests/results/unit.json');

/** @type {Cases} */
export const NO_CASES = { passed: 0, repeated: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Cases[]} list
 * @returns {Cases}
 */
export const sumCases = (list) => {
  const total = { ...NO_CASES };
  for (const cases of list)
    for (const kind of /** @type {const} */ (['passed', 'repeated', 'failed', 'skipped']))
      total[kind] += cases[kind];
  return total;
};

/**
 * @param {string} file
 * @returns {Promise<any>} null where there is no report; its shape is the reporter's
 */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/** @param {string} path */
const fromRoot = (path) => relative(ROOT, path);

/** @typedef {{ readonly status: string, readonly failureMessages: readonly string[] }} VitestCase */
/** @typedef {{ readonly name: string, readonly startTime: number, readonly endTime: number, readonly assertionResults: readonly VitestCase[] }} VitestFile */

/**
 * A case that passed and yet tells of a failure was tried again.
 * @param {VitestCase} result
 */
const isRepeated = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;

/**
 * What Vitest's JSON reporter wrote.
 * @param {string} file
 * @returns {Promise<Report | null>}
 */
export const readVitestReport = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  return {
    cases: {
      passed: report.numPassedTests,
      repeated: report.testResults.flatMap((/** @type {VitestFile} */ { assertionResults }) =>
        assertionResults.filter(isRepeated),
      ).length,
      // A file that cannot be loaded has no cases, only a failed suite.
      failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map((/** @type {VitestFile} */ { name, startTime, endTime }) => ({
      file: fromRoot(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};

/** @typedef {{ readonly results: readonly { readonly duration: number }[] }} PlaywrightCase */
/** @typedef {{ readonly specs?: readonly { readonly tests: readonly PlaywrightCase[] }[], readonly suites?: readonly PlaywrightSuite[], readonly file: string }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

/**
 * What Playwright's JSON reporter wrote.
 * @param {string} file
 * @returns {Promise<Report | null>}
 */
export const readPlaywrightReport = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    cases: { passed: expected + flaky, repeated: flaky, failed: unexpected, skipped },
    files: report.suites.map((/** @type {PlaywrightSuite} */ suite) => ({
      file: `tests/e2e/${suite.file}`,
      seconds: secondsOf(suite),
    })),
  };
};

/**
 * How long the cases of each unit test file took when all were run the last time.
 * @returns {Promise<ReadonlyMap<string, number>>} seconds by path from the root, such as '/tests/color/mix.test.ts'
 */
export const readSeconds = async () => {
  const report = await readVitestReport(UNIT_RESULTS);
  return new Map(report?.files.map(({ file, seconds }) => [`/${file}`, seconds]));
};
