import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {import('./child.mjs').Message} Message */
/** @typedef {Extract<Message, { type: 'sample' }>} Sample */

/**
 * @param {Pick<VersionResult, 'name' | 'version' | 'commit' | 'hasChanges'>} version
 * @returns {VersionResult}
 */
export const startVersion = (version) => ({
  ...version,
  figures: [],
  failures: [],
  absent: [],
  durations: [],
});

/**
 * Puts the samples of one process with those of the version. Its blocks are its own: those of the next process come
 * after them.
 * @param {VersionResult} version
 * @param {string} suite
 * @returns {(sample: Sample) => void}
 */
export const collectProcess = (version, suite) => {
  /** @type {Map<string, { calls: number, warmUp: number[], samples: number[] }>} */
  const blocks = new Map();
  return ({ kind, block, value, calls, isWarmUp }) => {
    let figure = version.figures.find((one) => one.suite === suite && one.name === kind.name);
    if (!figure) {
      figure = { ...kind, suite, blocks: [] };
      version.figures.push(figure);
    }
    const key = `${block} ${kind.name}`;
    const known = blocks.get(key);
    const own = known ?? { calls, warmUp: [], samples: [] };
    if (!known) {
      blocks.set(key, own);
      figure.blocks.push(own);
    }
    own.calls = calls;
    (isWarmUp ? own.warmUp : own.samples).push(value);
  };
};

/**
 * Writes a file whole or not at all.
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
