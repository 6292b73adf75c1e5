import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Cases
 * @property {number} passed
 * @property {number} repeated how many of those passed only the second time
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Cases} */
export const NO_CASES = { passed: 0, repeated: 0, failed: 0, skipped: 0 };

/**
 * @param {string} file
 * @returns {Promise<any>} null where there is no report; its shape is the reporter's
 */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/**
 * @param {string} file
 * @returns {Promise<Cases | null>}
 */
export const readVitestCases = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    repeated: 0,
    // A file that cannot be loaded has no cases, only a failed suite.
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/**
 * @param {string} file
 * @returns {Promise<Cases | null>}
 */
export const readPlaywrightCases = async (file) => {
  const report = await readReport(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, repeated: flaky, failed: unexpected, skipped };
};
