import type { Figure, Machine, Result, VersionResult } from '../../bench/result';
import type { Goal } from '../../bench/suite';
import { startVersion } from '../../bench/runner/collect.mjs';
import { summarize } from '../../bench/runner/summary.mjs';

export const MACHINE: Machine = {
  cpu: 'a processor',
  cores: 2,
  memoryMegabytes: 8000,
  platform: 'linux x64',
  node: '20.20.2',
  browser: null,
  timesSlower: 1,
};

/** A figure of six processes, each of which took the same samples. */
export const figureOf = (name: string, samples: readonly number[], rest: Partial<Figure> = {}): Figure => ({
  suite: 'contrast',
  name,
  group: 'contrast of 200 colors',
  unit: 'ms',
  better: 'less',
  clock: 'lesser',
  blocks: Array.from({ length: 6 }, () => ({ calls: 10, warmUp: [], samples: [...samples] })),
  ...rest,
});

export const versionOf = (name: string, figures: Figure[]): VersionResult => ({
  ...startVersion({ name, version: '1.0.0', commit: '0123456789abcdef', hasChanges: false }),
  figures,
});

/** A result of one version, with its summary. */
export const resultWith = (
  figures: Figure[],
  goals: readonly Goal[] = [],
  rest: Partial<Result> = {},
): Result => {
  const result: Result = {
    schema: 1,
    taken: '2026-11-26T08:00:00.000Z',
    mode: 'full',
    isComplete: true,
    machine: MACHINE,
    suites: [{ name: 'contrast', group: 'engine', title: 'Contrast of every pair' }],
    versions: [versionOf('here', figures)],
    summary: null,
    ...rest,
  };
  return { ...result, summary: summarize(result, [{ name: 'contrast', goals }], []) };
};
