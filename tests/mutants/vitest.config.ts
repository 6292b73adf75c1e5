import { defineConfig, mergeConfig } from 'vitest/config';
import product from '../../vite.config.ts';
import { NearestFirst } from './nearestFirst.mjs';
import { planting } from './planting.mjs';

const { test: _, ...build } = product;
/** Test files and folders of them, parted by commas. */
const TESTS = (process.env.HUELOOM_MUTANT_TESTS ?? 'tests').split(',');
const testsEnding = (ending: string): string[] =>
  TESTS.map((path) => (path.endsWith(ending) ? path : `${path}/**/*${ending}`));

/** They set the time zone, which a thread takes from the process that it is part of. */
const ZONED = [
  'tests/domain/isoWeek.test.ts',
  'tests/domain/longDate.test.ts',
  'tests/state/storage/createDailyCounter.test.ts',
  'tests/state/storage/localDay.test.ts',
];

/**
 * The tests of the folders under trial. Those without pages run each file by itself, since a planted fault may spoil what
 * they share; those with pages would take minutes to load them anew.
 */
export default mergeConfig(
  build,
  defineConfig({
    plugins: [planting],
    test: {
      // They start sooner than processes, which takes longer than most tests.
      pool: 'threads',
      globalSetup: ['tests/setup/buildEngine.ts', 'tests/setup/buildFunctions.ts'],
      testTimeout: 120_000,
      // As in every run: a busy machine takes longer to compile the engine, or to load what a page waits for.
      hookTimeout: 240_000,
      sequence: { sequencer: NearestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: testsEnding('.test.ts'),
            // With a switch at every fault code takes several times as long: what has seconds to be done would fail without one.
            exclude: ['tests/**/*.long.test.ts', 'tests/palette/notations/longTexts.test.ts', ...ZONED],
          },
        },
        {
          extends: true,
          test: {
            name: 'zoned',
            include: ZONED.filter((file) => TESTS.some((path) => file.startsWith(path))),
            pool: 'forks',
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            include: testsEnding('.test.tsx'),
            isolate: false,
            setupFiles: [
              'tests/mutants/freshCoverage.ts',
              'tests/mutants/patience.ts',
              ...['freshFile', 'leanReact', 'leanPage', 'freshPage'].map((name) => `tests/setup/${name}.ts`),
            ],
          },
        },
      ],
    },
  }),
);
