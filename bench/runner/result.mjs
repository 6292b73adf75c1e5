import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @typedef {import('../result').Result} Result */

/**
 * Writes a file atomically.
 * @param {string} path
 * @param {string} text
 */
export const writeWhole = async (path, text) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
};

/** @param {string} path @param {Result} result */
export const writeResult = (path, result) => writeWhole(path, `${JSON.stringify(result, null, 1)}\n`);
