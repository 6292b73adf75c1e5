import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { NO_CASES, NO_TITLES } from './testCases.mjs';

/** @typedef {import('./runSteps.mjs').Totals} Totals */

const FOLDER = join(ROOT, 'tests/results/totals');

/**
 * Stores the totals of a suite, for the summary at the end of `.ci/run`.
 * @param {string} name
 * @param {Totals} totals
 */
export const keepTotals = async (name, totals) => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.json`), JSON.stringify(totals));
};

/**
 * @param {string} name of a suite that was to run
 * @returns {Promise<Totals>} a suite without stored totals was aborted, and counts as one failure
 */
export const readTotals = (name) =>
  readFile(join(FOLDER, `${name}.json`), 'utf8').then(JSON.parse, () => ({
    cases: { ...NO_CASES, failed: 1 },
    steps: [],
    seconds: 0,
    titles: NO_TITLES,
  }));
