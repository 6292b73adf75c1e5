import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULTS } from './paths.mjs';
import { writeWhole } from './result.mjs';

/** @typedef {import('../result').Duration} Duration */

/** Beside the newest result, which may cover one suite alone. */
const FILE = join(RESULTS, 'durations.json');

/** @param {Duration} one @param {Duration} other */
const isSame = (one, other) => one.suite === other.suite && one.mode === other.mode;

/** How long processes of each suite took in its last run. @returns {Promise<Duration[]>} */
export const readDurations = async () => {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch {
    return [];
  }
};

/**
 * The newest of each suite and mode.
 * @param {readonly Duration[]} older
 * @param {readonly Duration[]} newer
 */
export const mergeDurations = (older, newer) => [
  ...older.filter((one) => !newer.some((other) => isSame(one, other))),
  ...newer,
];

/** @param {readonly Duration[]} newer */
export const keepDurations = async (newer) =>
  writeWhole(FILE, `${JSON.stringify(mergeDurations(await readDurations(), newer), null, 1)}\n`);

/**
 * Records durations of processes: the first one of a suite often does more than the others, so the mean is kept.
 * @param {Duration[]} durations receives one entry per suite
 * @param {Duration['mode']} mode
 */
export const createDurationKeeper = (durations, mode) => {
  /** @type {Map<string, number[]>} */
  const all = new Map();
  return (/** @type {string} */ suite, /** @type {number} */ seconds) => {
    const own = [...(all.get(suite) ?? []), seconds];
    all.set(suite, own);
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
    const entry = { suite, mode, seconds: Math.round(mean * 10) / 10 };
    const at = durations.findIndex((one) => isSame(one, entry));
    durations.splice(at === -1 ? durations.length : at, 1, entry);
  };
};
