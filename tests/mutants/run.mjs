import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../supabase/local/problem.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readImporters } from '../changed/importGraph.mjs';
import { numberMutants } from './numbers.mjs';
import { reportOf } from './report.mjs';
import { runCode } from './runCode.mjs';
import { runNumbers } from './runNumbers.mjs';
import { listSources } from './sources.mjs';
import { testsOf } from './testsOf.mjs';

/** @typedef {import('./report.mjs').Result} Result */

const USAGE = 'npm run test:mutants -- [--numbers | --code] src/color [more files or folders]';
const REPORTS = '.local/mutants';

/**
 * How Stryker calls what came of a fault; of others, which could not be tried, nothing is told.
 * @type {Readonly<Partial<Record<string, Result['outcome']>>>}
 */
const OUTCOMES = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'unreached' };

/** @param {Result} result */
const tell = ({ file, line, what, outcome }) => {
  if (outcome === 'survived') console.log(`${file}:${line}: ${what} is not noticed`);
};

/** @param {string} path @returns {Promise<Result[]>} */
const tryNumbers = async (path) => {
  const mutants = listSources(ROOT, path).flatMap((file) =>
    numberMutants(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  /** @type {Result[]} */
  const results = [];
  await runNumbers(mutants, readImporters(ROOT), testsOf(path), ({ file, line, raw, text }, isNoticed) => {
    const outcome = isNoticed ? /** @type {const} */ ('killed') : /** @type {const} */ ('survived');
    const result = { file, line, what: `${raw} → ${text}`, outcome };
    results.push(result);
    tell(result);
  });
  return results;
};

/** @param {string} path @returns {Promise<Result[]>} */
const tryCode = async (path) => {
  const results = (await runCode(path, listSources(ROOT, path))).flatMap(({ file, line, what, status }) => {
    const outcome = OUTCOMES[status];
    return outcome ? [{ file, line, what, outcome }] : [];
  });
  results.forEach(tell);
  return results;
};

await runCommandLine(async () => {
  const isAsked = (/** @type {string} */ flag) => process.argv.includes(flag);
  const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (paths.length === 0) {
    console.log(USAGE);
    return;
  }
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  for (const path of paths.map((word) => word.replace(/\/$/, ''))) {
    const results = [
      ...(isAsked('--code') ? [] : await tryNumbers(path)),
      ...(isAsked('--numbers') ? [] : await tryCode(path)),
    ];
    const file = `${REPORTS}/${path.replaceAll('/', '-')}.md`;
    writeFileSync(join(ROOT, file), reportOf(path, results));
    const count = (/** @type {Result['outcome']} */ wanted) =>
      results.filter(({ outcome }) => outcome === wanted).length;
    const [killed, survived] = [count('killed'), count('survived')];
    console.log(
      `${path}: ${killed} killed, ${survived} survived, ${count('unreached')} not reached: ${file}`,
    );
    if (survived > 0) process.exitCode = 1;
  }
});
