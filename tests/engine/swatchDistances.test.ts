import { describe, expect, it } from 'vitest';
import { weightedHslDistance } from '../../src/color/distance';
import { SWATCH_DISTANCES } from '../../src/engine/swatchDistances';

/** Squared distance in the whole numbers of the levels, from the distance of the product. */
const scaled = (distance: number): number => distance ** 2 * 3_240_000;

describe('the levels of the distance rule', () => {
  it('start at 0.15, fall by 0.8 once and by 0.9 after that, and stop at 0.05 [X-20] [X-21]', () => {
    const expected = [0.15, 0.12];
    while (expected.at(-1)! * 0.9 > 0.05) expected.push(expected.at(-1)! * 0.9);
    expected.push(0.05);
    const upToFloor = SWATCH_DISTANCES.filter((level) => level >= scaled(0.05) - 1);
    expect(upToFloor).toHaveLength(expected.length);
    for (const [i, distance] of expected.entries()) {
      expect(Math.abs(upToFloor[i]! - scaled(distance))).toBeLessThan(1);
    }
  });

  it('go on below the floor to 0, where the perceptual floor alone decides', () => {
    expect(SWATCH_DISTANCES).toEqual([...SWATCH_DISTANCES].toSorted((p, q) => q - p));
    expect(SWATCH_DISTANCES.at(-1)).toBe(0);
  });

  it('measure as the distance of the product does', () => {
    const distance = weightedHslDistance({ h: 10, s: 40, l: 50 }, { h: 350, s: 60, l: 20 });
    expect(50 * 20 ** 2 + 81 * (20 ** 2 + 30 ** 2)).toBeCloseTo(scaled(distance), 6);
  });
});
