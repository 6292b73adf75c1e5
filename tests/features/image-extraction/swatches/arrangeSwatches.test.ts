import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../../src/color/color';
import { rgbToOklab } from '../../../../src/color/oklab';
import { sortSwatches } from '../../../../src/color/sortSwatches';
import {
  arrangeSwatches,
  gridShape,
} from '../../../../src/features/image-extraction/swatches/arrangeSwatches';

/** 200 different colors without an order. */
const COLORS = Array.from({ length: 200 }, (_, i) => colorFromPacked((i * 0x3f6b1d) & 0xffffff));

const drawn = (mode: 'unordered' | 'hue' | 'lightness', columns: number) =>
  arrangeSwatches(COLORS, { mode, direction: 'ascending' }, gridShape(COLORS.length, columns, mode)).map(
    (cell) => {
      const color = COLORS[cell];
      if (!color) throw new Error(`no cell ${cell}`);
      return color;
    },
  );

describe('arrangeSwatches', () => {
  it.each([40, 20, 8])('draws every swatch once in %i columns', (columns) => {
    for (const mode of ['unordered', 'hue', 'lightness'] as const)
      expect(new Set(drawn(mode, columns)).size).toBe(200);
  });

  it('runs hues down columns of 5 on wide screens, else along the rows [X-10]', () => {
    expect(gridShape(200, 40, 'hue')).toEqual({ columns: 40, rows: 5, flow: 'column' });
    expect(gridShape(200, 20, 'hue')).toEqual({ columns: 20, rows: 10, flow: 'row' });
    expect(gridShape(200, 8, 'hue')).toEqual({ columns: 8, rows: 25, flow: 'row' });
    expect(gridShape(200, 40, 'lightness').flow).toBe('row');
    expect(gridShape(3, 40, 'lightness').rows).toBe(1);
  });

  it.each([
    [40, 5],
    [20, 20],
    [8, 8],
  ])(
    'keeps the hue order from line to line in %i columns, light to dark within a line',
    (columns, length) => {
      const sorted = sortSwatches(COLORS, 'hue', 'ascending');
      const colors = drawn('hue', columns);
      for (let start = 0; start < 200; start += length) {
        const line = colors.slice(start, start + length);
        expect(new Set(line)).toEqual(new Set(sorted.slice(start, start + length)));
        const lightness = line.map(({ rgb }) => rgbToOklab(rgb).okL);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }
    },
  );

  it('reads the other orders along the rows', () => {
    expect(drawn('lightness', 40)).toEqual(sortSwatches(COLORS, 'lightness', 'ascending'));
    expect(drawn('unordered', 8)).toEqual(COLORS);
  });
});
