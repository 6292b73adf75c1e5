import { describe, expect, it } from 'vitest';

import { numberMutants, otherNumbers } from './numbers.mjs';

describe('numbers planted as faults', () => {
  it.each([
    [0.75, ['0.6', '0.9']],
    [0.13, ['0.104', '0.156']],
    [100, ['80', '120']],
    [3, ['2', '4']],
    [0, ['-1', '1']],
    [-5, ['-6', '-4']],
  ])('are a fifth less and a fifth more than %d', (value, others) => {
    expect(otherNumbers(value).toSorted()).toEqual(others.toSorted());
  });

  it('take the place of those that constants are made of, and of no others', () => {
    const source = [
      'export const LIMIT = 0.5;',
      'const STEPS = { 1: [2] } as const;',
      'const count = 7;',
      'const ROUND = (value: number) => value + 9;',
      'export const double = (value: number) => value * 2;',
    ].join('\n');
    const planted = numberMutants('src/some.ts', source);
    expect(planted.map(({ line, raw, text }) => [line, raw, text])).toEqual([
      [1, '0.5', '0.4'],
      [1, '0.5', '0.6'],
      [2, '2', '1'],
      [2, '2', '3'],
    ]);
    for (const { start, end, raw } of planted) expect(source.slice(start, end)).toBe(raw);
  });

  it('leave a line alone that says why', () => {
    const reason = '// Stryker disable next-line all: only how often the loop looks at the clock';
    expect(numberMutants('src/some.ts', `${reason}\nconst STEPS = 64;`)).toEqual([]);
    expect(numberMutants('src/some.ts', '// Stryker disable next-line all:\nconst STEPS = 64;')).toHaveLength(
      2,
    );
  });
});
