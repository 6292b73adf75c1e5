import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../supabase/local/problem.mjs';
import { RESULTS } from './paths.mjs';
import { writeResult } from './result.mjs';

/** @typedef {import('../result').Result} Result */

const FOLDER = join(RESULTS, 'baselines');

/** @param {string} name @returns {Promise<Result[]>} all results stored under a name, the oldest first */
export const readBaselines = async (name) => {
  const files = await readdir(join(FOLDER, name)).catch(() => []);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map(async (file) => JSON.parse(await readFile(join(FOLDER, name, file), 'utf8'))),
  );
};

/** @param {string} name @returns {Promise<Result>} the one that was stored last */
export const readBaseline = async (name) => {
  const last = (await readBaselines(name)).at(-1);
  if (!last) throw new Problem(`No baseline "${name}" was saved: npm run bench -- --baseline save`);
  return last;
};

/**
 * Why a result cannot be compared with later; null if it can: a suite that failed has some of its samples at most.
 * @param {Pick<Result, 'isComplete' | 'versions'>} result
 */
export const whyNoBaseline = ({ isComplete, versions }) => {
  if (!isComplete) return 'the run was stopped before its end';
  const failed = new Set(versions.flatMap(({ failures }) => failures.map(({ suite }) => suite)));
  return failed.size > 0 ? `failed: ${[...failed].join(', ')}` : null;
};

/** @param {string} name @param {Result} result */
export const saveBaseline = (name, result) =>
  // File names must not contain colons on every system.
  writeResult(join(FOLDER, name, `${result.taken.replaceAll(':', '-')}.json`), result);
