import { describe, expect, it } from 'vitest';
import type { Comparison, Result } from '../../bench/result';
import { RATIO_TEXT, toMarkdown, wordOf } from '../../bench/runner/markdown.mjs';
import { describeEnd } from '../../bench/runner/verdict.mjs';
import { figureOf, resultWith } from './results';

const kernel = figureOf('kernel', [0.01]);
const goal = (atMost: number) => ({ id: 'F-6', text: `kernel ≤ ${atMost} ms`, figure: 'kernel', atMost });

const compared = (low: number, high: number, rest: Partial<Comparison> = {}): Comparison => ({
  suite: 'contrast',
  name: 'kernel',
  isTime: true,
  isExact: false,
  value: (low + high) / 2,
  interval: { low, high },
  units: 6,
  verdict: 'no difference shown',
  ...rest,
});

/** Without suites that are not compared there was nothing to compare with. */
const resultOf = (
  comparisons: readonly Comparison[],
  { limit = 1, notCompared }: { readonly limit?: number; readonly notCompared?: readonly string[] } = {},
): Result => {
  const result = resultWith([kernel], [goal(limit)]);
  const summary = result.summary && {
    ...result.summary,
    comparisons,
    ...(notCompared && { notCompared }),
  };
  return { ...result, summary };
};

describe('the last line of a run', () => {
  it('says that all is well', () => {
    expect(describeEnd(resultOf([]), 0)).toBe('Ends with 0: nothing failed, no goal is missed.');
    expect(describeEnd(resultOf([compared(0.98, 1.03)], { notCompared: [] }), 0)).toBe(
      'Ends with 0: nothing failed, nothing has become worse, no goal is missed.',
    );
  });

  it('names a goal that is open', () => {
    const { summary, ...result } = resultOf([]);
    const goals = [{ ...summary!.goals[0]!, state: 'open' as const }];
    expect(describeEnd({ ...result, summary: { ...summary!, goals } }, 0)).toBe(
      'Ends with 0: nothing failed, no goal is missed (open: contrast kernel ≤ 1 ms).',
    );
  });

  it('says that nothing has become worse of no suite that was not compared', () => {
    expect(describeEnd(resultOf([], { notCompared: ['contrast'] }), 0)).toBe(
      'Ends with 0: nothing failed, nothing was compared, no goal is missed.',
    );
    expect(describeEnd(resultOf([compared(0.98, 1.03)], { notCompared: ['vision'] }), 0)).toBe(
      'Ends with 0: nothing failed, nothing has become worse (not compared: vision), no goal is missed.',
    );
  });

  it('names what has become worse, and the goals that are missed', () => {
    expect(describeEnd(resultOf([compared(1.1, 1.2, { verdict: 'worse' })], { limit: 0.001 }), 1)).toBe(
      'Ends with 1: become worse: contrast kernel (slower); goals missed: contrast kernel ≤ 0.001 ms.',
    );
  });

  it('names three of many', () => {
    const worse = Array.from({ length: 5 }, () => compared(1.1, 1.2, { verdict: 'worse' }));
    expect(describeEnd(resultOf(worse), 1)).toMatch(/\(slower\) and 2 more\.$/);
  });

  it('names what failed, and says that a run was stopped', () => {
    const result = resultOf([]);
    result.versions[0]!.failures.push({ suite: 'vision', message: 'gives a wrong result' });
    expect(describeEnd(result, 2)).toBe('Ends with 2: failed: vision.');
    expect(describeEnd(result, 130)).toBe('Ends with 130: it was stopped before its end.');
  });
});

describe('a comparison', () => {
  it('says why it shows no difference where its interval leaves out 1', () => {
    expect(wordOf(compared(1.004, 1.03))).toBe('no difference shown: it may be less than 1 %');
    expect(wordOf(compared(0.97, 0.995))).toBe('no difference shown: it may be less than 1 %');
    expect(wordOf(compared(1.05, 1.1))).toBe('no difference shown: not confirmed');
    expect(wordOf(compared(0.98, 1.03))).toBe('no difference shown');
    expect(wordOf(compared(1, 1, { isExact: true }))).toBe('no difference shown');
  });

  it('says how much it may have missed where it is too noisy', () => {
    expect(wordOf(compared(0.96, 1.08))).toBe('no difference shown');
    expect(wordOf(compared(0.99, 1.3))).toBe('no difference shown: too noisy, it may be 30 %');
    expect(wordOf(compared(0.5, 1.02))).toBe('no difference shown: too noisy, it may be 100 %');
    expect(wordOf(compared(1, 1, { interval: null }))).toBe('no difference shown: too few processes');
  });

  it('tells a ratio near 1 to a thousandth', () => {
    expect(toMarkdown(resultOf([compared(0.9957, 0.9996)]))).toContain('| 0.998 | 0.996 – 1.000 |');
    expect(toMarkdown(resultOf([compared(11, 13)]))).toContain('| 12 | 11 – 13 |');
  });

  it('is explained where it is printed', () => {
    expect(toMarkdown(resultOf([compared(0.98, 1.03)]))).toContain(RATIO_TEXT);
    expect(toMarkdown(resultOf([]))).not.toContain(RATIO_TEXT);
  });
});
