import { describe, expect, it } from 'vitest';
import { slowestFiles } from './slowestFiles.mjs';

const report = {
  testResults: [
    { name: '/project/tests/quick.test.ts', startTime: 1000, endTime: 1040 },
    { name: '/project/tests/slow.test.ts', startTime: 0, endTime: 12_345 },
    { name: '/elsewhere/middle.test.ts', startTime: 500, endTime: 3000 },
  ],
};

describe('the slowest files of a run', () => {
  it('are told with their seconds, the slowest first', () => {
    expect(slowestFiles(report, '/project/')).toEqual([
      '12.3 s tests/slow.test.ts',
      '2.5 s /elsewhere/middle.test.ts',
      '0.0 s tests/quick.test.ts',
    ]);
  });

  it('are as many as are asked for', () => {
    expect(slowestFiles(report, '/project/', 1)).toEqual(['12.3 s tests/slow.test.ts']);
  });
});
