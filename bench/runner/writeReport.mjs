import { makeReport } from '../reporter/report.mjs';
import { readBaselines } from './baselines.mjs';
import { writeWhole } from './result.mjs';

/** Significant digits of a sample. */
const DIGITS = 5;

/** @param {string} _key @param {unknown} value */
const shorten = (_key, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;

/**
 * Writes the page, and beside it the result that it shows, to five digits.
 * @param {string} path of the page, ends with .html
 * @param {import('../result').Result} result with its summary
 * @param {string} name of the baselines for the history of figures
 */
export const writeReport = async (path, result, name) => {
  const text = JSON.stringify(result, shorten);
  // Rendered from the written result, so that the page can be regenerated from it.
  await writeWhole(path, makeReport(JSON.parse(text), await readBaselines(name)));
  await writeWhole(path.replace(/\.html$/, '.json'), `${text}\n`);
  console.error(`${path} shows it.`);
};
