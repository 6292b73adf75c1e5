import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../src/color/color';
import { lowVision } from '../../src/color/lowVision';
import { anyColor } from './generate/samples';

describe('low vision', () => {
  it.each([
    [50, 60],
    [49, 39],
    [75, 80],
    [80, 80],
    [95, 95],
    [25, 20],
    [20, 20],
    [5, 5],
    [0, 0],
    [100, 100],
  ])('moves lightness %i to %i [B-103]', (before, after) => {
    expect(lowVision(colorFromHsl({ h: 200, s: 40, l: before })).hsl.l).toBe(after);
  });

  it('adds 20 percent of saturation, at most to 100, and keeps the hue [B-103]', () => {
    expect(lowVision(colorFromHsl({ h: 200, s: 40, l: 80 })).hsl).toEqual({ h: 200, s: 60, l: 80 });
    expect(lowVision(colorFromHsl({ h: 200, s: 90, l: 80 })).hsl).toEqual({ h: 200, s: 100, l: 80 });
  });

  it('leaves grays gray', () => {
    expect(lowVision(colorFromHex('#808080')).hsl).toEqual({ h: 0, s: 0, l: 60 });
  });

  it('never moves a color toward the middle', () => {
    fc.assert(
      fc.property(
        anyColor,
        (color) => Math.abs(lowVision(color).hsl.l - 49.5) >= Math.abs(color.hsl.l - 49.5),
      ),
    );
  });
});
