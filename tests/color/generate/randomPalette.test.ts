import { describe, expect, it } from 'vitest';
import { deltaEOk } from '../../../src/color/distance';
import { METHOD_MIN_DISTANCE } from '../../../src/color/generate/methods';
import { randomPalette } from '../../../src/color/generate/randomPalette';
import { rgbToOklab } from '../../../src/color/oklab';
import type { Palette } from '../../../src/color/types';
import { palette, seededRandom } from './samples';

const FIVE = palette('#14213A', '#2F6690', '#8CC6D7', '#F4EDE4', '#E4572E');
const NINE = palette(...Array.from({ length: 9 }, () => '#808080'));

const distances = (colors: Palette): number[] => {
  const labs = colors.map(({ rgb }) => rgbToOklab(rgb));
  return labs.flatMap((lab, i) => labs.slice(i + 1).map((other) => deltaEOk(lab, other)));
};

describe('a palette by chance', () => {
  it.each([
    ['five colors, one of them locked', FIVE, [true]],
    ['nine colors', NINE, []],
  ])('holds no two that look alike: %s', (_, colors, locked) => {
    const random = seededRandom(3);
    const near = Array.from({ length: 1000 }, () => randomPalette(colors, locked, random)).filter(
      (drawn) => Math.min(...distances(drawn)) < METHOD_MIN_DISTANCE,
    );
    expect(near).toEqual([]);
  });

  it('keeps its saturation and lightness within 15 to 84, whatever it has to keep away from [B-12]', () => {
    const random = seededRandom(4);
    const drawn = Array.from({ length: 500 }, () => randomPalette(NINE, [], random)).flat();
    for (const { hsl } of drawn) {
      expect(Math.min(hsl.s, hsl.l)).toBeGreaterThanOrEqual(15);
      expect(Math.max(hsl.s, hsl.l)).toBeLessThanOrEqual(84);
    }
  });

  it('leaves locked colors as they are, and gives up where chance always says the same', () => {
    const [first] = randomPalette(FIVE, [true], () => 0.5);
    expect(first).toBe(FIVE[0]);
    const drawn = randomPalette(NINE, [], () => 0.5);
    expect(new Set(drawn.map(({ hsl }) => JSON.stringify(hsl))).size).toBe(1);
  });
});
