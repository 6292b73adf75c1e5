import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../supabase/local/paths.mjs';

/**
 * @typedef {object} Cases
 * @property {number} passed
 * @property {number} repeated how many of those passed on the second attempt only
 * @property {number} failed
 * @property {number} skipped
 */
/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime a file of tests, from the root */
/**
 * @typedef {object} Titles of cases that need attention, each after its file
 * @property {readonly string[]} failed
 * @property {readonly string[]} repeated passed on the second attempt only, each with the reason of the first failure
 */
/** @typedef {{ readonly cases: Cases, readonly files: readonly FileTime[], readonly titles: Titles }} Report */

/** Results of the last run of all unit tests. */
export const UNIT_RESULTS = join(ROOT, 'tests/results/unit.json');

/** @type {Cases} */
export const NO_CASES = { passed: 0, repeated: 0, failed: 0, skipped: 0 };

/** @type {Titles} */
export const NO_TITLES = { failed: [], repeated: [] };

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
 * @returns {Promise<any>} null if there is no report; its shape is the reporter's
 */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/** What repeats a failed property: fast-check's seed, its path and the example. */
const SEED = /^\{ seed: -?\d+.*\nCounterexample: .*$/m;

/**
 * The first line of a failure, what repeats it, and the first stack line within a test.
 * @param {string | undefined} failure from the runner: a message followed by the stack
 */
const reasonOf = (failure = '') => {
  const text = stripVTControlCharacters(failure);
  const [first = '', ...others] = text.split('\n');
  const place = /\btests\/[^\s():]+:\d+/.exec(others.join('\n'))?.[0];
  const seed = SEED.exec(text)?.[0].replace('\n', ' ');
  return [first.trim(), seed, place].filter(Boolean).join(', ');
};

/** @param {string} path */
const fromRoot = (path) => relative(ROOT, path);

/** @typedef {{ readonly status: string, readonly fullName: string, readonly failureMessages: readonly string[] }} VitestCase */
/** @typedef {{ readonly name: string, readonly startTime: number, readonly endTime: number, readonly assertionResults: readonly VitestCase[] }} VitestFile */

/**
 * A case that passed but has failure messages was retried.
 * @param {VitestCase} result
 */
const isRepeated = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;

/**
 * @param {readonly VitestFile[]} files
 * @param {(result: VitestCase) => boolean} isMeant
 * @param {(result: VitestCase) => string} [toText]
 */
const vitestTitles = (files, isMeant, toText = ({ fullName }) => fullName) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isMeant).map((result) => `${fromRoot(name)} › ${toText(result)}`),
  );

/**
 * Reads the output of Vitest's JSON reporter.
 * @param {string} file
 * @returns {Promise<Report | null>}
 */
export const readVitestReport = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  const titles = {
    failed: vitestTitles(report.testResults, ({ status }) => status === 'failed'),
    repeated: vitestTitles(
      report.testResults,
      isRepeated,
      ({ fullName, failureMessages }) => `${fullName}: ${reasonOf(failureMessages[0])}`,
    ),
  };
  return {
    titles,
    cases: {
      passed: report.numPassedTests,
      repeated: titles.repeated.length,
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

/** @typedef {{ readonly duration: number, readonly error?: { readonly message?: string, readonly stack?: string } }} PlaywrightTry */
/** @typedef {{ readonly status: string, readonly results: readonly PlaywrightTry[] }} PlaywrightCase */
/** @typedef {{ readonly title: string, readonly tests: readonly PlaywrightCase[] }} PlaywrightSpec */
/** @typedef {{ readonly specs?: readonly PlaywrightSpec[], readonly suites?: readonly PlaywrightSuite[], readonly file: string }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @param {string} status 'unexpected' for failed cases, 'flaky' for those that passed on the second attempt only
 * @returns {string[]}
 */
const playwrightTitles = ({ specs = [], suites = [] }, status) => [
  ...specs.flatMap(({ title, tests }) => {
    const found = tests.find((test) => test.status === status);
    if (!found) return [];
    const error = status === 'flaky' ? found.results[0]?.error : undefined;
    return [error ? `${title}: ${reasonOf(error.stack ?? error.message)}` : title];
  }),
  ...suites.flatMap((suite) => playwrightTitles(suite, status)),
];

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
 * Reads the output of Playwright's JSON reporter.
 * @param {string} file
 * @returns {Promise<Report | null>}
 */
export const readPlaywrightReport = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const titlesOf = (/** @type {string} */ status) =>
    report.suites.flatMap((/** @type {PlaywrightSuite} */ suite) =>
      playwrightTitles(suite, status).map((title) => `tests/e2e/${suite.file} › ${title}`),
    );
  return {
    titles: { failed: titlesOf('unexpected'), repeated: titlesOf('flaky') },
    cases: { passed: expected + flaky, repeated: flaky, failed: unexpected, skipped },
    files: report.suites.map((/** @type {PlaywrightSuite} */ suite) => ({
      file: `tests/e2e/${suite.file}`,
      seconds: secondsOf(suite),
    })),
  };
};

/**
 * Duration of the cases of each unit test file in the last full run.
 * @returns {Promise<ReadonlyMap<string, number>>} seconds by path from the root, such as '/tests/color/mix.test.ts'
 */
export const readSeconds = async () => {
  const report = await readVitestReport(UNIT_RESULTS);
  return new Map(report?.files.map(({ file, seconds }) => [`/${file}`, seconds]));
};
