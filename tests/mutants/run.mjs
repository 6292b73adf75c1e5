import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from '../../supabase/local/problem.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readImporters } from '../changed/importGraph.mjs';
import { drawMutants } from './drawMutants.mjs';
import { drawSample, SEED } from './drawSample.mjs';
import { kernelMutants } from './kernelMutants.mjs';
import { numberMutants } from './numbers.mjs';
import { reportOf } from './report.mjs';
import { runCode } from './runCode.mjs';
import { runKernels } from './runKernels.mjs';
import { runNumbers } from './runNumbers.mjs';
import { runSample } from './runSample.mjs';
import { listSources } from './sources.mjs';
import { testsOf } from './testsOf.mjs';

/** @typedef {import('./report.mjs').Result} Result */

const USAGE =
  'npm run test:mutants -- [--numbers | --code] [--sample 200] [--seed hueloom] [--without src/engine/shots] [--tests tests/engine/vivid] src/engine [more files or folders]';
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

/**
 * @typedef {object} Request
 * @property {string} path file or folder, from the root
 * @property {readonly string[]} files its sources
 * @property {number | undefined} sample how many of its faults are tried; all of them where it is not said
 * @property {string} seed another word draws another sample
 * @property {string} tests files and folders of the tests that are asked, parted by commas
 */

/** @param {Request} request @returns {Promise<Result[]>} */
const tryNumbers = async ({ files, sample, seed, tests }) => {
  const all = files.flatMap((file) => numberMutants(file, readFileSync(join(ROOT, file), 'utf8')));
  const mutants = sample === undefined ? all : drawSample(all, sample, seed);
  /** @type {Result[]} */
  const results = [];
  await runNumbers(mutants, readImporters(ROOT), tests, ({ file, line, raw, text }, isNoticed) => {
    const outcome = isNoticed ? /** @type {const} */ ('killed') : /** @type {const} */ ('survived');
    const result = { file, line, what: `${raw} → ${text}`, outcome };
    results.push(result);
    tell(result);
  });
  return results;
};

/** @param {Request} request @returns {Promise<Result[]>} */
const tryCode = async (request) => {
  const { path, files, sample, seed, tests } = request;
  if (sample !== undefined) {
    const { all, mutants } = await drawMutants(files, sample, seed);
    console.log(`${mutants.length} of ${all} faults of ${path} drawn by the seed ${seed}`);
    /** @type {Result[]} */
    const drawn = [];
    const memory = join(ROOT, REPORTS, `${path.replaceAll('/', '-')}-sample.json`);
    await runSample(mutants, readImporters(ROOT), tests, memory, ({ file, line, what }, outcome) => {
      drawn.push({ file, line, what, outcome });
      tell({ file, line, what, outcome });
    });
    return drawn;
  }
  const results = (await runCode(request)).flatMap(({ file, line, what, status }) => {
    const outcome = OUTCOMES[status];
    return outcome ? [{ file, line, what, outcome }] : [];
  });
  results.forEach(tell);
  return results;
};

/** @param {Request} request @returns {Promise<Result[]>} */
const tryKernels = async ({ files, sample, seed }) => {
  const all = files.flatMap((file) => kernelMutants(file, readFileSync(join(ROOT, file), 'utf8')));
  /** @type {Result[]} */
  const results = [];
  await runKernels(sample === undefined ? all : drawSample(all, sample, seed), (mutant, isNoticed) => {
    const { file, line, raw, text } = mutant;
    const outcome = isNoticed ? /** @type {const} */ ('killed') : /** @type {const} */ ('survived');
    const result = { file, line, what: `${raw.trim()} → ${text.trim()}`, outcome };
    results.push(result);
    tell(result);
  });
  return results;
};

/** Kernels are compiled first, and are asked by other tests than those that mirror them. @param {string} path */
const isOfKernels = (path) => path.split('/', 1)[0] === 'assembly';

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      numbers: { type: 'boolean' },
      code: { type: 'boolean' },
      sample: { type: 'string' },
      seed: { type: 'string', default: SEED },
      without: { type: 'string', multiple: true, default: [] },
      // Where other tests than those that mirror a file know it best.
      tests: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  if (values.help || positionals.length === 0 || (sample !== undefined && !(sample > 0))) {
    console.log(USAGE);
    return;
  }
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  for (const path of positionals.map((word) => word.replace(/\/$/, ''))) {
    const files = listSources(ROOT, path).filter((file) =>
      values.without.every((left) => !file.startsWith(left)),
    );
    const request = { path, files, sample, seed: values.seed, tests: values.tests?.join() ?? testsOf(path) };
    const results = isOfKernels(path)
      ? await tryKernels(request)
      : [
          ...(values.code ? [] : await tryNumbers(request)),
          ...(values.numbers ? [] : await tryCode(request)),
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
