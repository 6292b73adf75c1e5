import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { rankTests } from '../changed/rankTests.mjs';
import { askTests, FARTHER, NEAREST } from './askTests.mjs';
import { openTests } from './openTests.mjs';

/** @typedef {import('./drawMutants.mjs').CodeMutant} CodeMutant */
/** @typedef {import('./report.mjs').Result['outcome']} Outcome */

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
  const outcomeOf = askTests({ failing, failingWith }, (test) =>
    console.log(`${test} is not asked: it fails without a fault, too`),
  );
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
