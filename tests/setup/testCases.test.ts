import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readPlaywrightReport, readVitestReport, sumCases } from './testCases.mjs';

let folder: string;
const write = async (name: string, content: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the report of Vitest', () => {
  const file = join(ROOT, 'tests/color/mix.test.ts');
  const report = {
    numPassedTests: 7,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ name: file, startTime: 1_000, endTime: 3_500, assertionResults: [] }],
  };

  it('is read as counts of cases and seconds of files', async () => {
    expect(await readVitestReport(await write('unit.json', JSON.stringify(report)))).toEqual({
      cases: { passed: 7, repeated: 0, failed: 0, skipped: 2 },
      files: [{ file: 'tests/color/mix.test.ts', seconds: 2.5 }],
      titles: { failed: [], repeated: [] },
    });
  });

  it('counts a file that could not be loaded as a failure', async () => {
    const broken = await write('broken.json', JSON.stringify({ ...report, numFailedTestSuites: 1 }));
    expect((await readVitestReport(broken))?.cases.failed).toBe(1);
  });

  it('counts what passed the second time, and names it and what failed', async () => {
    const assertionResults = [
      { status: 'passed', fullName: 'mix of two', failureMessages: [] },
      {
        status: 'passed',
        fullName: 'mix of three',
        failureMessages: ['not \u001B[31mthere\u001B[39m\n    at mix (tests/color/mix.test.ts:7:3)'],
      },
      { status: 'failed', fullName: 'mix of none', failureMessages: ['not there', 'not there either'] },
    ];
    const testResults = [{ ...report.testResults[0], assertionResults }];
    const repeated = await write('repeated.json', JSON.stringify({ ...report, testResults }));
    const read = await readVitestReport(repeated);
    expect(read?.cases.repeated).toBe(1);
    expect(read?.titles).toEqual({
      failed: ['tests/color/mix.test.ts › mix of none'],
      repeated: ['tests/color/mix.test.ts › mix of three: not there, tests/color/mix.test.ts:7'],
    });
  });

  it('tells what repeats a property that failed once', async () => {
    const failure =
      'Error: Property failed after 3 tests\n{ seed: -7, path: "2", endOnFailure: true }\nCounterexample: [101]\nShrunk 0 time(s)';
    const assertionResults = [{ status: 'passed', fullName: 'mix of any', failureMessages: [failure] }];
    const testResults = [{ ...report.testResults[0], assertionResults }];
    const repeated = await write('property.json', JSON.stringify({ ...report, testResults }));
    expect((await readVitestReport(repeated))?.titles.repeated).toEqual([
      'tests/color/mix.test.ts › mix of any: Error: Property failed after 3 tests, { seed: -7, path: "2", endOnFailure: true } Counterexample: [101]',
    ]);
  });

  it('is nothing where there is none', async () => {
    expect(await readVitestReport(join(folder, 'none.json'))).toBeNull();
  });
});

describe('the report of Playwright', () => {
  it('counts what passed the second time as passed, and both tries as time, and names what to look at', async () => {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      title,
      tests: [{ status, results: durations.map((duration) => ({ duration, error: { message: 'gone' } })) }],
    });
    const report = {
      stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'home.spec.ts',
          specs: [spec('greets', 'expected', 1_000), spec('links', 'flaky', 500, 500)],
          suites: [{ specs: [spec('shows', 'unexpected', 2_000)] }],
        },
      ],
    };
    expect(await readPlaywrightReport(await write('e2e.json', JSON.stringify(report)))).toEqual({
      cases: { passed: 3, repeated: 1, failed: 0, skipped: 0 },
      files: [{ file: 'tests/e2e/home.spec.ts', seconds: 4 }],
      titles: {
        failed: ['tests/e2e/home.spec.ts › shows'],
        repeated: ['tests/e2e/home.spec.ts › links: gone'],
      },
    });
  });
});

it('the totals of several suites are their sums', () => {
  const cases = { passed: 1, repeated: 2, failed: 3, skipped: 4 };
  expect(sumCases([cases, cases])).toEqual({ passed: 2, repeated: 4, failed: 6, skipped: 8 });
});
