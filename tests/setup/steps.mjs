import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../../supabase/local/command.mjs';
import { ensurePackages } from '../../supabase/local/packages.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { ensureChromium } from './chromium.mjs';
import { readPlaywrightReport, readVitestReport, UNIT_RESULTS } from './testCases.mjs';

/** @typedef {import('./testCases.mjs').Report} Report */
/** @typedef {Partial<Report> & { readonly problem?: string }} Outcome a check has neither cases nor files */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] a step that has to succeed first; not one that runs in parallel
 * @property {boolean} [isLight] does not use two cores by itself: runs in parallel with adjacent light steps
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
 * @param {readonly string[]} [files] default: all files
 * @returns {Step}
 */
const check = (name, files = []) => ({
  name,
  needs: 'install',
  isLight: true,
  run: async () => {
    await runScript(`check:${name}`, files);
    return {};
  },
});

/**
 * Runs a test script and counts its cases. Failed cases report a failure; without any, the step itself has failed.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {string} file output of its JSON reporter
 * @param {(file: string) => Promise<Report | null>} read
 * @returns {Promise<Outcome>}
 */
const runCases = async (script, args, file, read) => {
  await rm(file, { force: true });
  const failure = await runScript(script, args).then(() => null, asError);
  const report = await read(file);
  if (!report || (failure && report.cases.failed === 0))
    throw failure ?? new Error(`npm run ${script} left no results`);
  return failure ? { ...report, problem: failure.message } : report;
};

const CHANGED_RESULTS = join(ROOT, 'tests/results/changed.json');
const UNIT_LONG_RESULTS = join(ROOT, 'tests/results/unit-long.json');
const BACKEND_LONG_RESULTS = join(ROOT, 'tests/results/backend-long.json');
const BROWSERS_RESULTS = join(ROOT, 'tests/results/browsers.json');
const E2E_RESULTS = join(ROOT, 'tests/results/e2e.json');
const E2E_LONG_RESULTS = join(ROOT, 'tests/results/e2e-long.json');

/**
 * @param {string} script
 * @param {string} results
 * @param {readonly string[]} [args] files, and options
 */
const runVitest = (script, results, args = []) =>
  runCases(
    script,
    ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`, ...args],
    results,
    readVitestReport,
  );

/** @type {Step} */
export const INSTALL = { name: 'install', run: async () => (await ensurePackages(), {}) };

/** The longest first, so that the last ones are short. */
const CHECKS = ['types', 'lint', 'unused', 'format'].map((name) => check(name));

const LINTED = /\.(?:[cm]?[jt]s|tsx)$/;

/**
 * The checks, with lint for the changed files only: few of its rules look across files.
 * @param {readonly string[]} changed paths from the root such as '/src/color/mix.ts'
 */
export const checksOf = (changed) => {
  const linted = changed.filter((path) => LINTED.test(path)).map((path) => path.slice(1));
  return CHECKS.flatMap((step) => {
    if (step.name !== 'lint') return [step];
    // All changed files may be excluded from lint, such as kernels.
    return linted.length > 0 ? [check('lint', ['--no-error-on-unmatched-pattern', ...linted])] : [];
  });
};

/**
 * Some of the unit tests.
 * @param {readonly string[]} files paths from the root, such as '/tests/color/mix.test.ts'
 * @returns {Step}
 */
export const unitStep = (files) => ({
  name: 'unit',
  needs: 'install',
  run: () =>
    runVitest(
      'test:unit',
      CHANGED_RESULTS,
      files.map((file) => file.slice(1)),
    ),
});

/** What `npm test` does, in order. @type {readonly Step[]} */
export const QUICK_STEPS = [
  INSTALL,
  ...CHECKS,
  { name: 'build', needs: 'install', isLight: true, run: async () => (await runScript('build'), {}) },
  { name: 'unit', needs: 'install', run: () => runVitest('test:unit', UNIT_RESULTS) },
  {
    name: 'browser',
    needs: 'build',
    run: async () => {
      await ensureChromium();
      return runCases('test:e2e', [], E2E_RESULTS, readPlaywrightReport);
    },
  },
];

/** What `npm run test:long` does, in order. @type {readonly Step[]} */
export const LONG_STEPS = [
  INSTALL,
  // Two pages; one file at a time; one browser; one database. The longest first, so that the last ones are short.
  {
    name: 'browser, long',
    needs: 'install',
    isLight: true,
    run: async () => {
      await ensureChromium();
      return runCases('test:e2e:long', [], E2E_LONG_RESULTS, readPlaywrightReport);
    },
  },
  {
    name: 'unit, long',
    needs: 'install',
    isLight: true,
    run: () => runVitest('test:unit:long', UNIT_LONG_RESULTS),
  },
  {
    name: 'other browsers',
    needs: 'install',
    isLight: true,
    run: () => runVitest('test:browsers', BROWSERS_RESULTS, ['--maxWorkers=1']),
  },
  {
    name: 'backend, long',
    needs: 'install',
    isLight: true,
    run: () => runVitest('test:backend:long', BACKEND_LONG_RESULTS),
  },
];
