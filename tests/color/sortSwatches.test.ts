import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl, colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { rgbToOklch } from '../../src/color/oklab';
import { sortSwatches, type SortMode } from '../../src/color/sortSwatches';
import type { Color } from '../../src/color/types';

const MIXED = ['#3366CC', '#FFFFFF', '#CC3333', '#808080', '#33CC66', '#000000', '#FFCC00'].map(colorFromHex);
const order = (mode: SortMode, direction: 'ascending' | 'descending', colors: readonly Color[] = MIXED) =>
  sortSwatches(colors, mode, direction).map(formatHex);

const swatches = fc.array(fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked), { maxLength: 40 });
const sortedModes = ['hue', 'saturation', 'lightness'] as const;

describe('sortSwatches', () => {
  it('keeps the order when unordered, in both directions, as a copy [X-10]', () => {
    expect(order('unordered', 'ascending')).toEqual(MIXED.map(formatHex));
    expect(order('unordered', 'descending')).toEqual(MIXED.map(formatHex));
    expect(sortSwatches(MIXED, 'unordered', 'ascending')).not.toBe(MIXED);
  });

  it('puts hues in order with grays last, light to dark [X-10]', () => {
    expect(order('hue', 'ascending')).toEqual([
      '#CC3333',
      '#FFCC00',
      '#33CC66',
      '#3366CC',
      '#FFFFFF',
      '#808080',
      '#000000',
    ]);
    expect(order('hue', 'descending')).toEqual([
      '#3366CC',
      '#33CC66',
      '#FFCC00',
      '#CC3333',
      '#000000',
      '#808080',
      '#FFFFFF',
    ]);
  });

  it('counts as gray what looks gray, whatever its HSL hue and saturation [X-10]', () => {
    const nearGray = colorFromHex('#020100');
    const pale = colorFromHex('#FFE0E0');
    expect(nearGray.hsl.s).toBe(100);
    expect(rgbToOklch(nearGray.rgb).okC).toBeLessThan(0.022);
    expect(rgbToOklch(pale.rgb).okC).toBeGreaterThan(0.022);
    expect(order('hue', 'ascending', [nearGray, colorFromHex('#FF00FF'), pale])).toEqual([
      '#FFE0E0',
      '#FF00FF',
      '#020100',
    ]);
  });

  it('sorts by saturation and by lightness, and flips [X-10]', () => {
    const vivid = [30, 90, 60].map((s) => colorFromHsl({ h: 200, s, l: 40 }));
    const steps = [70, 10, 40].map((l) => colorFromHsl({ h: 200, s: 50, l }));
    const saturations = (direction: 'ascending' | 'descending') =>
      sortSwatches(vivid, 'saturation', direction).map(({ hsl }) => hsl.s);
    const lightnesses = (direction: 'ascending' | 'descending') =>
      sortSwatches(steps, 'lightness', direction).map(({ hsl }) => hsl.l);
    expect(saturations('ascending')).toEqual([30, 60, 90]);
    expect(saturations('descending')).toEqual([90, 60, 30]);
    expect(lightnesses('ascending')).toEqual([10, 40, 70]);
    expect(lightnesses('descending')).toEqual([70, 40, 10]);
  });

  it.each(sortedModes)('by %s loses nothing, and does not depend on the order before [X-10]', (mode) => {
    fc.assert(
      fc.property(swatches, (colors) => {
        const sorted = order(mode, 'ascending', colors);
        expect(sorted.toSorted()).toEqual(colors.map(formatHex).toSorted());
        expect(order(mode, 'ascending', colors.toReversed())).toEqual(sorted);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['saturation', 'lightness'] as const)(
    'by %s descending is exactly the other way round [X-10]',
    (mode) => {
      fc.assert(
        fc.property(swatches, (colors) => {
          expect(order(mode, 'descending', colors)).toEqual(order(mode, 'ascending', colors).toReversed());
        }),
        { numRuns: 200 },
      );
    },
  );

  it('leaves the list it is given as it was', () => {
    const colors = Object.freeze([...MIXED]);
    for (const mode of sortedModes) sortSwatches(colors, mode, 'descending');
    expect(colors).toEqual(MIXED);
  });
});
