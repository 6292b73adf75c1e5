import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../../supabase/local/paths.mjs';
import { rankTests } from '../changed/rankTests.mjs';
import { plantNumber } from './plantNumber.mjs';

/** @typedef {import('./numbers.mjs').NumberMutant} NumberMutant */

/** Tests that are asked first: those that most likely know the number. */
const NEAREST = 4;

/** @param {string} paths files and folders of tests, parted by commas */
const openTests = async (paths) => {
  process.env.HUELOOM_MUTANT_TESTS = paths;
  const vitest = await createVitest('test', {
    config: join(ROOT, 'tests/mutants/vitest.config.ts'),
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  const specifications = await vitest.globTestSpecifications();
  return {
    tests: specifications.map(({ moduleId }) => moduleId.slice(ROOT.length - 1)),
    /**
     * Whether a test fails.
     * @param {readonly string[]} tests from the root, with a slash before
     * @param {NumberMutant | null} mutant
     */
    fails: async (tests, mutant) => {
      if (tests.length === 0) return false;
      plantNumber(mutant);
      if (mutant) vitest.invalidateFile(join(ROOT, mutant.file));
      const wanted = new Set(tests);
      const run = await vitest.runTestSpecifications(
        specifications.filter(({ moduleId }) => wanted.has(moduleId.slice(ROOT.length - 1))),
      );
      plantNumber(null);
      if (mutant) vitest.invalidateFile(join(ROOT, mutant.file));
      // It also tells of tests of earlier runs, one that failed by another number among them.
      const ran = run.testModules.filter(({ moduleId }) => wanted.has(moduleId.slice(ROOT.length - 1)));
      return run.unhandledErrors.length > 0 || ran.some((module) => !module.ok());
    },
    close: () => vitest.close(),
  };
};

/**
 * Plants one number after the other and gives those that no test has noticed.
 * @param {readonly NumberMutant[]} mutants
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers see `readImporters`
 * @param {string} paths files and folders of the tests, parted by commas
 * @param {(mutant: NumberMutant, isNoticed: boolean) => void} tell
 * @returns {Promise<readonly NumberMutant[]>}
 */
export const runNumbers = async (mutants, importers, paths, tell) => {
  if (mutants.length === 0) return [];
  const { tests, fails, close } = await openTests(paths);
  try {
    /** @type {Set<string>} */
    const sound = new Set();
    /** @param {readonly string[]} some @param {NumberMutant} mutant */
    const notice = async (some, mutant) => {
      const fresh = some.filter((test) => !sound.has(test));
      if (await fails(fresh, null))
        throw new Error(`Without a planted fault, too, one fails of ${fresh.join(', ')}`);
      for (const test of fresh) sound.add(test);
      return fails(some, mutant);
    };
    const survivors = [];
    for (const mutant of mutants) {
      const ranked = rankTests([`/${mutant.file}`], importers, tests);
      const isNoticed =
        (await notice(ranked.slice(0, NEAREST), mutant)) || (await notice(ranked.slice(NEAREST), mutant));
      tell(mutant, isNoticed);
      if (!isNoticed) survivors.push(mutant);
    }
    return survivors;
  } finally {
    await close();
  }
};
