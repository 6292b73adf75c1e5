import { describe, expect, it } from 'vitest';
import { formatAmount, formatRange } from '../../../bench/reporter/amounts.mjs';
import { shortNames } from '../../../bench/reporter/shortNames.mjs';

describe('shortNames', () => {
  it.each([
    [
      ['12 MP, first: file read', '12 MP, first: painted'],
      ['file read', 'painted'],
    ],
    [
      ['Hueloom, k = 5', 'Hueloom, Even, k = 5', 'colorthief, k = 5'],
      ['Hueloom', 'Hueloom, Even', 'colorthief'],
    ],
    [
      ['kernel', 'careful JavaScript'],
      ['kernel', 'careful JavaScript'],
    ],
    [['alone: here, k = 5'], ['alone: here, k = 5']],
  ])('cuts of %j what all share', (names, short) => {
    expect(shortNames(names)).toEqual(short);
  });
});

describe('formatAmount', () => {
  it.each([
    [0.0000123, 'ms', '12.3 ns'],
    [0.00891, 'ms', '8.91 µs'],
    [0.5, 'ms', '500 µs'],
    [12.34, 'ms', '12.3 ms'],
    [5452, 'ms', '5.45 s'],
    [0, 'ms', '0 ms'],
    [615, '1/s', '615/s'],
    [200, '1', '200'],
    [98.7, '%', '98.7 %'],
    [Number.NaN, 'ms', '–'],
  ] as const)('writes %d %s as %s', (value, unit, text) => {
    expect(formatAmount(value, unit)).toBe(text);
  });

  it('has a dash for an interval that cannot be told', () => {
    expect(formatRange(null, 'ms')).toBe('–');
    expect(formatRange({ low: 1, high: 2 }, 'ms')).toBe('1 ms – 2 ms');
  });
});
