import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sharePercents } from '../../src/color/sharePercents';

describe('sharePercents', () => {
  it('gives the missing percents to the largest remainders', () => {
    expect(sharePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(sharePercents([0.324, 0.304, 0.137, 0.118, 0.117])).toEqual([32, 30, 14, 12, 12]);
  });

  it('always adds up to 100, each within one of its share', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 }), (parts) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const percents = sharePercents(parts.map((part) => part / sum));
        expect(percents.reduce((total, percent) => total + percent, 0)).toBe(100);
        percents.forEach((percent, i) => {
          expect(Math.abs(percent - ((parts[i] ?? 0) / sum) * 100)).toBeLessThan(1);
        });
      }),
    );
  });
});
