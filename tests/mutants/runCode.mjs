import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../supabase/local/paths.mjs';

/**
 * Small faults in the code of a file or folder, made by Stryker, each tried with the tests that run through it. What was
 * found before is kept, so that the next run tries only what has changed since.
 * @param {{ path: string, files: readonly string[], tests: string }} request a file or folder from the root of the
 *   repository, its sources, and the files and folders of the tests that are asked, parted by commas
 */
export const runCode = async ({ path, files, tests }) => {
  process.env.HUELOOM_MUTANT_TESTS = tests;
  // Code that tells where it was is ten times slower; what is random there needs fewer rounds than at every change.
  process.env.HUELOOM_RUNS ??= '10';
  const results = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    concurrency: availableParallelism(),
    dryRunTimeoutMinutes: 30,
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // What runs as a module is loaded would take all tests of the folder each time. Numbers are tried by `runNumbers`.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: join(ROOT, '.local/mutants', `${path.replaceAll('/', '-')}.json`),
    tempDirName: '.local/mutants/sandbox',
    ignorePatterns: ['dist', 'bench', '.local', 'tests/e2e', 'tests/browsers', 'tests/results'],
    // It would rewrite the configuration with the compiler, whose newer versions have no such interface.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    warnings: false,
    allowConsoleColors: false,
    reporters: ['progress-append-only'],
  }).runMutationTest();
  return results.map(({ fileName, status, location, mutatorName, replacement }) => ({
    file: relative(ROOT, fileName),
    line: location.start.line,
    status,
    what: `${mutatorName}: ${replacement}`,
  }));
};
