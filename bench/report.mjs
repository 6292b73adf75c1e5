import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMachine } from './yardstick.mjs';

const RESULTS = 'bench/results';

/**
 * The value that a share of the values does not exceed, 0 to 1.
 * @param {readonly number[]} values
 * @param {number} share
 */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * Keeps figures beside those of the other benches, with the machine that they were taken on.
 * @param {string} name
 * @param {object} figures
 */
export const saveReport = async (name, figures) => {
  await mkdir(RESULTS, { recursive: true });
  const report = { taken: new Date().toISOString(), ...describeMachine(), ...figures };
  await writeFile(join(RESULTS, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
};
