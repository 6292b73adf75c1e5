import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../supabase/local/problem.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readImporters } from '../changed/importGraph.mjs';
import { numberMutants } from './numbers.mjs';
import { runCode } from './runCode.mjs';
import { runNumbers } from './runNumbers.mjs';
import { listSources } from './sources.mjs';
import { testsOf } from './testsOf.mjs';

const USAGE = 'npm run test:mutants -- [--numbers | --code] src/color [more files or folders]';

/** @param {number} noticed @param {number} all */
const scoreOf = (noticed, all) =>
  `${noticed} of ${all} noticed${all > 0 ? `, ${((100 * noticed) / all).toFixed(1)} %` : ''}`;

/** @param {string} path */
const tryNumbers = async (path) => {
  const mutants = listSources(ROOT, path).flatMap((file) =>
    numberMutants(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  const survivors = await runNumbers(mutants, readImporters(ROOT), testsOf(path), (mutant, isNoticed) => {
    if (!isNoticed)
      console.log(`${mutant.file}:${mutant.line}: ${mutant.raw} → ${mutant.text} is not noticed`);
  });
  console.log(`${path}, numbers: ${scoreOf(mutants.length - survivors.length, mutants.length)}`);
  return survivors.length;
};

/** @param {string} path */
const tryCode = async (path) => {
  const mutants = (await runCode(path, listSources(ROOT, path))).filter(({ status }) =>
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
  );
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { file, line, what } of survivors) console.log(`${file}:${line}: ${what} is not noticed`);
  console.log(`${path}, code: ${scoreOf(mutants.length - survivors.length, mutants.length)}`);
  return survivors.length;
};

await runCommandLine(async () => {
  const isAsked = (/** @type {string} */ flag) => process.argv.includes(flag);
  const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (paths.length === 0) {
    console.log(USAGE);
    return;
  }
  let survivors = 0;
  for (const path of paths.map((word) => word.replace(/\/$/, ''))) {
    if (!isAsked('--code')) survivors += await tryNumbers(path);
    if (!isAsked('--numbers')) survivors += await tryCode(path);
  }
  if (survivors > 0) process.exitCode = 1;
});
