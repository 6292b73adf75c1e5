import { describe, expect, it } from 'vitest';
import { slowestPlaywrightFiles } from './slowestPlaywrightFiles.mjs';

const spec = (...durations: readonly number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const report = {
  suites: [
    { file: 'quick.spec.ts', specs: [spec(250)] },
    {
      file: 'slow.spec.ts',
      specs: [spec(1000)],
      suites: [{ file: 'slow.spec.ts', specs: [spec(2000), spec(500)], suites: [] }],
    },
    { file: 'twice.spec.ts', specs: [spec(1000, 1500)] },
  ],
};

describe('the slowest files of a run of Playwright', () => {
  it('are told with the seconds of all their tests and tries, the slowest first', () => {
    expect(slowestPlaywrightFiles(report)).toEqual([
      { file: 'slow.spec.ts', seconds: 3.5 },
      { file: 'twice.spec.ts', seconds: 2.5 },
      { file: 'quick.spec.ts', seconds: 0.25 },
    ]);
  });

  it('are as many as are asked for', () => {
    expect(slowestPlaywrightFiles(report, 1)).toEqual([{ file: 'slow.spec.ts', seconds: 3.5 }]);
  });
});
