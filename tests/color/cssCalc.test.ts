import { describe, expect, it } from 'vitest';
import { calculate } from '../../src/color/cssCalc';

const NAMES = new Map([
  ['l', 0.6],
  ['h', 180],
]);

const result = (text: string, unit = '', whole = 1): string | null => calculate(text, NAMES, unit, whole);

describe('a calculation in a color', () => {
  it.each([
    ['5', '5'],
    ['.5', '0.5'],
    ['1.5e2', '150'],
    ['1e-1', '0.1'],
    ['l', '0.6'],
    ['-l', '-0.6'],
    ['+l', '0.6'],
    ['- -2', '2'],
    ['calc(l + .2)', '0.8'],
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['7 - 2 - 1', '4'],
    ['8 / 2 / 2', '2'],
    ['2 * 3 - 8 / 4', '4'],
    ['90deg + 30deg', '120'],
    ['pi * 100', '314.15926536'],
    ['calc(h)', '180'],
    ['min(3, 1, 2)', '1'],
    ['max(3, 1 + 4, 2)', '5'],
    ['clamp(0, l, 1)', '0.6'],
    ['clamp(0, -l, 1)', '0'],
    ['clamp(0, l * 2, 1)', '1'],
    ['abs(-3)', '3'],
    ['min(calc(1 + 1), max(4, 5))', '2'],
  ])('%s is %s', (text, expected) => {
    expect(result(text)).toBe(expected);
  });

  it.each([
    ['20%', '20%'],
    ['20% * 2', '40%'],
    ['2 * 20%', '40%'],
    ['20% + 10%', '30%'],
    ['20% - 10%', '10%'],
    ['-20%', '-20%'],
    ['(20%)', '20%'],
    ['min(20%, 10%)', '10%'],
    ['clamp(0%, 120%, 100%)', '100%'],
  ])('keeps percents: %s is %s', (text, expected) => {
    expect(result(text)).toBe(expected);
    expect(result(text, '%')).toBe(expected);
  });

  it.each([
    ['l + 10%', 1, '0.7'],
    ['10% + l', 1, '0.7'],
    ['l - 10%', 1, '0.5'],
    ['max(0, 50%)', 0.4, '0.2'],
    ['51 + 10%', 255, '76.5'],
    ['30 + 10%', 100, '40'],
  ])(
    'has percents beside numbers for parts of what the channel has: %s of %d is %s',
    (text, whole, expected) => {
      expect(result(text, '', whole)).toBe(expected);
    },
  );

  it('has the unit of its channel where it has none itself', () => {
    expect(result('20 + 5', '%')).toBe('25%');
  });

  it.each([
    '',
    ' ',
    'unknown',
    'lx',
    'sin(1)',
    'constructor(1)',
    '1 $',
    '$ 1',
    '1 2',
    '1 +',
    '* 2',
    '1 / 0',
    '0 / 0',
    '(1',
    '1)',
    'calc(1',
    'calc()',
    'calc(1 2)',
    'min(1,)',
    '1e400',
  ])('is none in %j', (text) => {
    expect(result(text)).toBeNull();
  });

  it('has up to 200 signs', () => {
    const long = `${'1+'.repeat(99)}10`;
    expect(long).toHaveLength(200);
    expect(result(long)).toBe('109');
    expect(result(`${long}0`)).toBeNull();
  });
});
