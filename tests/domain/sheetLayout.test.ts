import { describe, expect, it } from 'vitest';

import { columnsFor, containIn, layOutSheet, splitBox, type Box } from '../../src/domain/sheetLayout';

const A4 = { width: 595.28, height: 841.89, columns: 3, margin: 36, gap: 12, header: 30 } as const;

const bottomOf = ({ top, height }: Box): number => top + height;

describe.each([16 / 9, 2.39, 4 / 3, 9 / 16])('a sheet of stills %f times as wide as high', (ratio) => {
  const sheet = layOutSheet({ ...A4, ratio });
  const cells = Array.from({ length: sheet.places }, (_, place) => sheet.cell(place));

  it('has rows of three within the margins of the page', () => {
    expect(sheet.places).toBe(3 * sheet.rows);
    for (const { still, hexLine } of cells) {
      expect(still.left).toBeGreaterThanOrEqual(36);
      expect(still.left + still.width).toBeLessThanOrEqual(595.28 - 36 + 1e-6);
      expect(hexLine).toBeLessThanOrEqual(841.89 - 36);
    }
    expect(sheet.heightOf(sheet.places)).toBeLessThanOrEqual(Math.ceil(841.89));
  });

  it('has room for no other row', () => {
    expect(sheet.heightOf(sheet.places + 1)).toBeGreaterThan(841.89);
  });

  it('has in each cell still, time code, colors and hexes, one under the other, and none over the next row', () => {
    for (const [place, { still, timeLine, timeSize, colors, hexLine, hexSize }] of cells.entries()) {
      expect(timeLine - timeSize).toBeGreaterThan(bottomOf(still));
      expect(colors.top).toBeGreaterThan(timeLine);
      expect(hexLine - hexSize).toBeGreaterThan(bottomOf(colors));
      expect(sheet.cell(place + 3).still.top).toBeGreaterThan(hexLine);
    }
  });
});

describe('the columns of a page', () => {
  const shape = { ...A4, ratio: 16 / 9 };

  it.each([
    [1, 1],
    [2, 2],
    [6, 2],
    [7, 3],
    [400, 3],
  ])('for %i stills are %i', (cells, columns) => {
    expect(columnsFor(cells, shape)).toBe(columns);
  });
});

describe('a picture in a box', () => {
  it('keeps its shape, and stands in the middle', () => {
    const box = { left: 10, top: 20, width: 160, height: 160 };
    expect(containIn(box, { width: 270, height: 480 })).toEqual({
      left: 45,
      top: 20,
      width: 90,
      height: 160,
    });
    expect(containIn(box, { width: 480, height: 270 })).toEqual({
      left: 10,
      top: 55,
      width: 160,
      height: 90,
    });
  });

  it('shares it with others without a gap', () => {
    const parts = splitBox({ left: 0, top: 5, width: 100, height: 8 }, 5);
    expect(parts.map(({ left, width }) => [left, width])).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
      [60, 20],
      [80, 20],
    ]);
  });
});
