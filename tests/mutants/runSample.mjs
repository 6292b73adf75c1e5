import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { rankTests } from '../changed/rankTests.mjs';
import { openTests } from './openTests.mjs';

/** @typedef {import('./drawMutants.mjs').CodeMutant} CodeMutant */
/** @typedef {import('./report.mjs').Result['outcome']} Outcome */

/** Tests that are asked first, the nearest: they notice most faults. */
const NEAREST = 6;
/**
 * What those do not notice is shown to so many more, the next by rank. They are still not all that import a file: what they
 * notice is the least that all would.
 */
const FARTHER = 12;

/**
 * So often a test may fail without a fault before it is left alone: on a busy machine a page that is loaded for the first
 * time may take longer than a test waits for it.
 */
const TRIES = 3;

/** @param {string} file from the root */
const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Another one as soon as the source or one of its tests has changed. @param {CodeMutant} mutant @param {readonly string[]} tests */
const keyOf = ({ file, start, end, text }, tests) => {
  const hash = createHash('sha256').update(JSON.stringify([file, start, end, text]));
  for (const path of [file, ...tests]) hash.update(textOf(path));
  return hash.digest('hex');
};

/** What was written down, by this run or another. @param {string} memory @returns {Record<string, Outcome>} */
const recall = (memory) => (existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {});

/**
 * Plants one fault after the other and asks the tests nearest to each, and those behind them where none notices it. What
 * comes of each is written down at once, so that a run that was broken off goes on where it was.
 * @param {readonly CodeMutant[]} mutants
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers see `readImporters`
 * @param {string} paths files and folders of the tests, parted by commas
 * @param {string} memory the file in which it is written down
 * @param {(mutant: CodeMutant, outcome: Outcome) => void} tell
 */
export const runSample = async (mutants, importers, paths, memory, tell) => {
  const { tests, failing, failingWith, close } = await openTests(paths, { isOneByOne: true });
  /** @type {Map<string, boolean>} */
  const soundness = new Map();
  /** @param {string} test @returns {Promise<boolean>} */
  const passes = async (test, tries = TRIES) =>
    tries > 0 && ((await failing([test])).length === 0 || passes(test, tries - 1));
  /** Whether it passes without a fault. @param {string} test */
  const isSound = async (test) => {
    const known = soundness.get(test) ?? (await passes(test));
    if (!known && !soundness.has(test)) console.log(`${test} is not asked: it fails without a fault, too`);
    soundness.set(test, known);
    return known;
  };
  /**
   * @param {CodeMutant} mutant
   * @param {readonly string[]} some
   * @returns {Promise<boolean | null>} null where none of these notices it, and yet one could not be asked
   */
  const isNoticedBy = async (mutant, some) => {
    const asked = some.filter((test) => soundness.get(test) !== false);
    const failed = await failingWith(asked, mutant);
    if (failed?.[0]) return (await isSound(failed[0])) || isNoticedBy(mutant, some);
    return failed !== null && asked.length === some.length ? false : null;
  };
  /**
   * @param {CodeMutant} mutant
   * @param {readonly string[]} near the nearest first
   * @returns {Promise<{ outcome: Outcome, isSure: boolean }>} not sure where one of these could not be asked
   */
  const outcomeOf = async (mutant, near) => {
    const first = await isNoticedBy(mutant, near.slice(0, NEAREST));
    if (first) return { outcome: 'killed', isSure: true };
    const second = await isNoticedBy(mutant, near.slice(NEAREST));
    if (second) return { outcome: 'killed', isSure: true };
    const isReached = near.some((test) => soundness.get(test) !== false);
    return { outcome: isReached ? 'survived' : 'unreached', isSure: first === false && second === false };
  };
  try {
    const known = new Set(tests);
    for (const mutant of mutants) {
      const ranked = rankTests([`/${mutant.file}`], importers, tests.toSorted());
      // Some that are near read the text of all files, and are not among those that are asked.
      const near = ranked.filter((test) => known.has(test)).slice(0, NEAREST + FARTHER);
      const key = keyOf(mutant, near);
      const before = recall(memory)[key];
      const { outcome, isSure } = before ? { outcome: before, isSure: true } : await outcomeOf(mutant, near);
      if (isSure) writeFileSync(memory, JSON.stringify({ ...recall(memory), [key]: outcome }));
      tell(mutant, outcome);
    }
  } finally {
    await close();
  }
};
