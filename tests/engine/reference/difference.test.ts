import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaE00 } from '../../../src/color/distance';
import { rgbToLab } from '../../../src/color/lab';
import { isClose, squaredDeltaE00, toSpot } from '../../../src/engine/reference/difference';
import { labOf } from '../../../src/engine/reference/points';

const toRgb = (color: number) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
const anyColor = fc.integer({ min: 0, max: 0xffffff });

/** A color and one near it, because far ones are told apart by their lightness alone. */
const neighbors = fc
  .tuple(anyColor, fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: -12, max: 12 }))))
  .map(([color, steps]) => {
    const { r, g, b } = toRgb(color);
    const [x, y, z] = [r, g, b].map((value, i) => Math.min(255, Math.max(0, value + steps[i]!)));
    return [color, (x! << 16) | (y! << 8) | z!] as const;
  });

const exact = (p: number, q: number): number => deltaE00(rgbToLab(toRgb(p)), rgbToLab(toRgb(q)));

describe('CIEDE2000 without angles', () => {
  it('is the formula of Sharma, Wu and Dalal, but for its jump where two hues are opposite', () => {
    fc.assert(
      fc.property(fc.oneof(neighbors, fc.tuple(anyColor, anyColor)), ([p, q]) => {
        const [one, other] = [p, q].map((color) => toSpot(labOf(color)));
        const cosine = (one!.a * other!.a + one!.b * other!.b) / (one!.chroma * other!.chroma);
        fc.pre(cosine > -0.9);
        expect(Math.abs(Math.sqrt(squaredDeltaE00(one!, other!)) - exact(p, q))).toBeLessThan(0.01);
      }),
      { numRuns: 5000 },
    );
  });

  it('never lets two colors within ΔE00 2 pass as apart', () => {
    fc.assert(
      fc.property(neighbors, ([p, q]) => {
        fc.pre(exact(p, q) < 2);
        expect(isClose(toSpot(labOf(p)), toSpot(labOf(q)))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('lets colors a little farther apart pass', () => {
    fc.assert(
      fc.property(neighbors, ([p, q]) => {
        fc.pre(exact(p, q) > 2.1);
        expect(isClose(toSpot(labOf(p)), toSpot(labOf(q)))).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
