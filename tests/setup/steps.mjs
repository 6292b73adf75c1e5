import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../../supabase/local/command.mjs';
import { ensurePackages } from '../../supabase/local/packages.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { ensureChromium } from './chromium.mjs';
import { NO_CASES, readPlaywrightCases, readVitestCases } from './testCases.mjs';

/** @typedef {import('./testCases.mjs').Cases} Cases */
/** @typedef {{ cases: Cases, problem?: string }} Outcome */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] the step without which this one means nothing
 * @property {() => Promise<Outcome>} run rejects when the step has failed as a whole
 */

/** @param {unknown} error */
const asError = (error) => (error instanceof Error ? error : new Error(String(error)));

/**
 * @param {string} script
 * @param {readonly string[]} [args]
 */
const runScript = (script, args = []) =>
  runNpm(`npm run ${script} failed`, [
    'run',
    '--silent',
    script,
    ...(args.length > 0 ? ['--', ...args] : []),
  ]);

/**
 * @param {string} name
 * @returns {Step}
 */
const check = (name) => ({
  name,
  needs: 'install',
  run: async () => {
    await runScript(`check:${name}`);
    return { cases: NO_CASES };
  },
});

/**
 * Runs a test script and counts its cases. A failure with cases is told by them; one without is the step's own.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {string} file what its JSON reporter writes
 * @param {(file: string) => Promise<Cases | null>} read
 * @returns {Promise<Outcome>}
 */
const runCases = async (script, args, file, read) => {
  await rm(file, { force: true });
  const failure = await runScript(script, args).then(() => null, asError);
  const cases = await read(file);
  if (!cases || (failure && cases.failed === 0))
    throw failure ?? new Error(`npm run ${script} left no results`);
  return failure ? { cases, problem: failure.message } : { cases };
};

const UNIT_RESULTS = join(ROOT, 'tests/results/unit.json');
const E2E_RESULTS = join(ROOT, 'tests/results/e2e.json');

/** What `npm test` does, in order. @type {readonly Step[]} */
export const STEPS = [
  { name: 'install', run: async () => (await ensurePackages(), { cases: NO_CASES }) },
  check('format'),
  check('types'),
  check('lint'),
  check('unused'),
  { name: 'build', needs: 'install', run: async () => (await runScript('build'), { cases: NO_CASES }) },
  {
    name: 'unit',
    needs: 'install',
    run: () => {
      const args = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
      return runCases('test:unit', args, UNIT_RESULTS, readVitestCases);
    },
  },
  {
    name: 'browser',
    needs: 'build',
    run: async () => {
      await ensureChromium();
      return runCases('test:e2e', [], E2E_RESULTS, readPlaywrightCases);
    },
  },
];
