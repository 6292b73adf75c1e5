import { rankTests } from '../changed/rankTests.mjs';
import { openTests } from './openTests.mjs';

/** @typedef {import('./numbers.mjs').NumberMutant} NumberMutant */

/** Tests that are asked first: those that most likely know the number. */
const NEAREST = 4;

/**
 * Plants one number after the other and tells which ones a test notices.
 * @param {readonly NumberMutant[]} mutants
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers see `readImporters`
 * @param {string} paths files and folders of the tests, parted by commas
 * @param {(mutant: NumberMutant, isNoticed: boolean) => void} tell
 * @throws {Error} where a test fails without a fault, too
 */
export const runNumbers = async (mutants, importers, paths, tell) => {
  if (mutants.length === 0) return;
  const { tests, failing, failingWith, close } = await openTests(paths);
  try {
    /** @type {Set<string>} */
    const sound = new Set();
    /** @param {readonly string[]} some @param {NumberMutant} mutant */
    const noticeIn = async (some, mutant) => {
      const fresh = some.filter((test) => !sound.has(test));
      const failed = await failing(fresh);
      if (failed.length > 0) throw new Error(`Without a planted fault, too, ${failed.join(', ')} fails`);
      for (const test of fresh) sound.add(test);
      const failedBy = await failingWith(some, mutant);
      if (failedBy === null) throw new Error(`Not all were run of ${some.join(', ')}`);
      return failedBy.length > 0;
    };
    for (const mutant of mutants) {
      const ranked = rankTests([`/${mutant.file}`], importers, tests);
      tell(
        mutant,
        (await noticeIn(ranked.slice(0, NEAREST), mutant)) || (await noticeIn(ranked.slice(NEAREST), mutant)),
      );
    }
  } finally {
    await close();
  }
};
