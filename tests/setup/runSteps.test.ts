import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './runSteps.mjs';
import { NO_CASES } from './testCases.mjs';

type Step = Parameters<typeof runSteps>[0][number];

let lines: string[];
let exitCode: typeof process.exitCode;
const passes = (name: string, passed = 0, skipped = 0): Step => ({
  name,
  run: () => Promise.resolve({ cases: { ...NO_CASES, passed, skipped } }),
});
const breaks = (name: string): Step => ({ name, run: () => Promise.reject(new Error(`${name} broke`)) });
const report = async (...steps: Step[]): Promise<string> => {
  await runSteps(steps);
  return lines.join('\n').replaceAll(/ \(\d+\.\d s\)/g, '');
};

beforeEach(() => {
  lines = [];
  ({ exitCode } = process);
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});

afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

describe('npm test', () => {
  it('ends with the sum of the cases and succeeds when all passed', async () => {
    expect(await report(passes('lint'), passes('unit', 12), passes('browser', 3))).toBe(
      [
        '✓ lint',
        '✓ unit: 12 passed, 0 failed',
        '✓ browser: 3 passed, 0 failed',
        '',
        '15 passed, 0 failed',
      ].join('\n'),
    );
    expect(process.exitCode).toBe(0);
  });

  it('counts a failed step as one failure, shows why, and goes on', async () => {
    const text = await report(breaks('lint'), passes('unit', 12));
    expect(text).toContain('✗ lint\n\nlint broke\n');
    expect(text).toMatch(/\n12 passed, 1 failed$/);
    expect(process.exitCode).toBe(1);
  });

  it('counts failed cases, not the step that holds them', async () => {
    const cases = { ...NO_CASES, passed: 10, failed: 2 };
    const text = await report({ name: 'unit', run: () => Promise.resolve({ cases, problem: 'two differ' }) });
    expect(text).toContain('✗ unit: 10 passed, 2 failed\n\ntwo differ\n');
    expect(text).toMatch(/\n10 passed, 2 failed$/);
  });

  it('tells what passed only the second time', async () => {
    const cases = { ...NO_CASES, passed: 10, repeated: 1 };
    const text = await report({ name: 'browser', run: () => Promise.resolve({ cases }) });
    expect(text).toMatch(/\n10 passed \(1 only the second time\), 0 failed$/);
    expect(process.exitCode).toBe(0);
  });

  it('keeps how long each step took and what is to be looked at', async () => {
    const titles = { failed: ['a › b'], repeated: ['c › d'] };
    const totals = await runSteps([
      {
        name: 'unit',
        run: () => Promise.resolve({ cases: { ...NO_CASES, failed: 1, repeated: 1 }, titles }),
      },
      passes('browser', 3),
    ]);
    expect(totals.titles).toEqual(titles);
    expect(totals.cases).toEqual({ passed: 3, repeated: 1, failed: 1, skipped: 0 });
    expect(totals.steps.map(({ name }) => name)).toEqual(['unit', 'browser']);
    expect(totals.steps.every(({ seconds }) => seconds >= 0)).toBe(true);
  });

  it('does not run what needs a failed step, and counts it', async () => {
    const text = await report(breaks('build'), { ...passes('browser', 3), needs: 'build' });
    expect(text).toContain('✗ browser: not run, because build failed');
    expect(text).toMatch(/\n0 passed, 2 failed$/);
  });

  it('runs light steps that stand together beside each other, so many at a time, and what follows after them', async () => {
    const order: string[] = [];
    const step = (name: string, isLight: boolean): Step => ({
      name,
      isLight,
      run: async () => {
        order.push(`${name} begins`);
        // Long enough for others to start, too.
        await new Promise(setImmediate);
        order.push(`${name} ends`);
        return {};
      },
    });
    const totals = await runSteps(
      [step('types', true), step('lint', true), step('unused', true), step('unit', false)],
      2,
    );
    expect(order.slice(0, 2)).toEqual(['types begins', 'lint begins']);
    expect(order.indexOf('unused begins')).toBeGreaterThan(order.indexOf('types ends'));
    expect(order.slice(-2)).toEqual(['unit begins', 'unit ends']);
    expect(totals.steps.map(({ name }) => name)).toEqual(['types', 'lint', 'unused', 'unit']);
  });

  it('does not run what needs a light step that has failed', async () => {
    const text = await report(
      { ...passes('types'), isLight: true },
      { ...breaks('build'), isLight: true },
      { ...passes('browser', 3), needs: 'build' },
    );
    expect(text).toContain('✗ browser: not run, because build failed');
  });

  it('names the ten slowest files of all steps, the slowest first', async () => {
    const files = Array.from({ length: 11 }, (_, i) => ({ file: `tests/${i}.test.ts`, seconds: i / 2 }));
    const step = (name: string, from: number, to: number): Step => ({
      name,
      run: () => Promise.resolve({ cases: { ...NO_CASES, passed: 1 }, files: files.slice(from, to) }),
    });
    const text = await report(step('unit', 0, 6), step('browser', 6, 11));
    expect(text.match(/tests\/\d+\.test\.ts/g)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((i) => `tests/${i}.test.ts`),
    );
    expect(text).toContain('   5.0  tests/10.test.ts');
  });

  it('tells what was skipped', async () => {
    expect(await report(passes('unit', 4, 1))).toMatch(/\n4 passed, 0 failed, 1 skipped$/);
  });
});
