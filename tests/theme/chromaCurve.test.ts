import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chromaFactors, chromaPoints } from '../../src/theme/chromaCurve';
import { STEPS_MAX, STEPS_MIN } from '../../src/theme/theme';

const pointsArbitrary = fc.array(fc.option(fc.integer({ min: 0, max: 200 }).map((n) => n / 100)), {
  maxLength: STEPS_MAX,
});
const stepsArbitrary = fc.integer({ min: STEPS_MIN, max: STEPS_MAX });

describe('the chroma curve', () => {
  it('is 1 where nothing is set', () => {
    expect(chromaFactors([], 3)).toEqual([1, 1, 1]);
    expect(chromaFactors([null, null], 2)).toEqual([1, 1]);
  });

  it('takes the neighbors of a single point along, less and less towards the ends', () => {
    expect(chromaFactors([null, null, 1.4], 5)).toEqual([1, 1.2, 1.4, 1.2, 1]);
    expect(chromaFactors([null, 0.4], 5)).toEqual([1, 0.4, 0.6, 0.8, 1]);
  });

  it('ends where an end is set', () => {
    expect(chromaFactors([2], 5)).toEqual([2, 1.75, 1.5, 1.25, 1]);
    expect(chromaFactors([null, null, null, null, 0], 5)).toEqual([1, 0.75, 0.5, 0.25, 0]);
  });

  it('runs between two points without reaching beyond them', () => {
    expect(chromaFactors([null, 0.5, null, 1.5, null], 5)).toEqual([1, 0.5, 1, 1.5, 1]);
  });

  it('is in hundredths, as addresses are', () => {
    expect(chromaFactors([null, null, null, 1.1], 4)).toEqual([1, 1.03, 1.07, 1.1]);
  });

  it('passes through each point exactly, and never leaves the range', () =>
    fc.assert(
      fc.property(pointsArbitrary, stepsArbitrary, (points, steps) => {
        const factors = chromaFactors(points, steps);
        expect(factors).toHaveLength(steps);
        factors.forEach((factor, step) => {
          expect(factor).toBe(points[step] ?? factor);
          expect(factor).toBeGreaterThanOrEqual(0);
          expect(factor).toBeLessThanOrEqual(2);
        });
      }),
    ));

  it('is given by points made of its factors', () =>
    fc.assert(
      fc.property(pointsArbitrary, stepsArbitrary, (points, steps) => {
        const factors = Array.from({ length: steps }, (_, step) => points[step] ?? 1);
        expect(chromaFactors(chromaPoints(factors), steps)).toEqual(factors);
      }),
    ));

  it('needs no points where the factors are 1, save beside others', () => {
    expect(chromaPoints([1, 1, 1])).toEqual([]);
    expect(chromaPoints([1, 1, 1.4, 1, 1, 1])).toEqual([null, 1, 1.4, 1]);
  });
});
