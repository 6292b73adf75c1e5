import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomColor } from '../../../src/color/generate/randomColor';

describe('a random base color', () => {
  it('has any hue, and saturation and lightness of 15 to 84 [B-12]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 3,
          maxLength: 3,
        }),
        (draws) => {
          const { h, s, l } = randomColor(() => draws.shift() ?? 0).hsl;
          expect(h).toBeGreaterThanOrEqual(0);
          expect(h).toBeLessThanOrEqual(359);
          for (const percent of [s, l]) {
            expect(percent).toBeGreaterThanOrEqual(15);
            expect(percent).toBeLessThanOrEqual(84);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reaches both ends of every range [B-12]', () => {
    expect(randomColor(() => 0).hsl).toEqual({ h: 0, s: 15, l: 15 });
    expect(randomColor(() => 0.999999).hsl).toEqual({ h: 359, s: 84, l: 84 });
  });
});
