import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromRgb } from '../../../src/color/color';
import { deltaEOk } from '../../../src/color/distance';
import { colorsBetween, fillFreeSlots, freeSlots } from '../../../src/color/generate/between';
import { rgbToOklab } from '../../../src/color/oklab';
import { anyPalette, hexes, palette } from './samples';

describe('colors between two neighbors', () => {
  it('are five, evenly spaced in OKLab, without the ends', () => {
    // Down to 64, because rounding to 8 bits moves darker colors visibly.
    const channel = fc.integer({ min: 64, max: 255 });
    const color = fc.record({ r: channel, g: channel, b: channel }).map(colorFromRgb);
    fc.assert(
      fc.property(color, color, (from, to) => {
        const between = colorsBetween(from, to);
        expect(between).toHaveLength(5);
        const row = [from, ...between, to].map(({ rgb }) => rgbToOklab(rgb));
        const whole = deltaEOk(rgbToOklab(from.rgb), rgbToOklab(to.rgb));
        for (const [i, lab] of row.slice(1).entries())
          expect(Math.abs(deltaEOk(row[i] ?? lab, lab) - whole / 6)).toBeLessThan(0.01);
      }),
    );
  });

  it('of black and white are the grays of one sixth of lightness each', () => {
    const lightness = colorsBetween(colorFromHex('#000'), colorFromHex('#FFF')).map(
      ({ rgb }) => rgbToOklab(rgb).okL,
    );
    for (const [i, okL] of lightness.entries()) expect(Math.abs(okL - (i + 1) / 6)).toBeLessThan(0.003);
  });

  it('of blue and yellow pass through OKLab, not through the gray of sRGB', () => {
    expect(hexes(colorsBetween(colorFromHex('#0000FF'), colorFromHex('#FFFF00'), 1))).not.toEqual([
      '#808080',
    ]);
  });
});

describe('filling all free slots', () => {
  it('gives nine colors, with every old one at its origin, unchanged and in order', () => {
    fc.assert(
      fc.property(anyPalette, (before) => {
        const { palette: filled, origins } = fillFreeSlots(before);
        expect(filled).toHaveLength(9);
        expect(origins.filter((origin) => origin !== null)).toEqual([...before.keys()]);
        expect(filled.every((color, i) => origins[i] === null || color === before[origins[i] ?? -1])).toBe(
          true,
        );
      }),
    );
  });

  it('spreads evenly over the gaps and begins and ends with the old colors', () => {
    for (let count = 2; count <= 9; count++) {
      const before = palette(
        ...'123456789'
          .slice(0, count)
          .split('')
          .map((digit) => digit.repeat(6)),
      );
      const { origins } = fillFreeSlots(before);
      const places = origins.flatMap((origin, i) => (origin === null ? [] : [i]));
      const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0) - 1);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      expect([places[0], places.at(-1)]).toEqual([0, 8]);
    }
  });

  it('puts between two neighbors what lies between them', () => {
    const [from, to] = [colorFromHex('#0D9488'), colorFromHex('#FF6A3D')];
    const { palette: filled } = fillFreeSlots([from, to]);
    expect(filled.slice(1, 8)).toEqual(colorsBetween(from, to, 7));
  });

  it('knows how many slots are free', () => {
    expect(
      [2, 5, 8, 9].map((count) => freeSlots(Array.from({ length: count }, () => colorFromHex('#000')))),
    ).toEqual([7, 4, 1, 0]);
  });
});
