import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { NO_CASES } from './testCases.mjs';

/** @typedef {import('./testCases.mjs').Cases} Cases */

const FOLDER = join(ROOT, 'tests/results/totals');

/**
 * Keeps what a suite came to, for the sum that `.ci/run` ends with.
 * @param {string} name
 * @param {Cases} cases
 */
export const keepTotals = async (name, cases) => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.json`), JSON.stringify(cases));
};

/**
 * @param {readonly string[]} names the suites that were to run
 * @returns {Promise<Cases[]>} one that left nothing was broken off, and counts as one failure
 */
export const readTotals = (names) =>
  Promise.all(
    names.map((name) =>
      readFile(join(FOLDER, `${name}.json`), 'utf8').then(JSON.parse, () => ({ ...NO_CASES, failed: 1 })),
    ),
  );
