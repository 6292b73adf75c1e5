import { describe, expect, it } from 'vitest';

import { columnsFor, containIn, layOutSheet, splitBox, type Box } from '../../src/domain/sheetLayout';

const A4 = { width: 595.28, height: 841.89, columns: 3, margin: 36, gap: 12, header: 30 } as const;

const bottomOf = ({ top, height }: Box): number => top + height;

describe.each([16 / 9, 2.39, 4 / 3, 9 / 16])('a sheet of stills %f times as wide as high', (ratio) => {
  const layOut = () => {
    const sheet = layOutSheet({ ...A4, ratio });
    return { sheet, cells: Array.from({ length: sheet.places }, (_, place) => sheet.cell(place)) };
  };

  it('has rows of three within the margins of the page', () => {
    const { sheet, cells } = layOut();
    expect(sheet.places).toBe(3 * sheet.rows);
    for (const { still, hexLine } of cells) {
      expect(still.left).toBeGreaterThanOrEqual(36);
      expect(still.left + still.width).toBeLessThanOrEqual(595.28 - 36 + 1e-6);
      expect(hexLine).toBeLessThanOrEqual(841.89 - 36);
    }
    expect(sheet.heightOf(sheet.places)).toBeLessThanOrEqual(Math.ceil(841.89));
  });

  it('fills the width between the margins with a gap between its columns, from under the header on', () => {
    const { sheet } = layOut();
    const [first, second, third] = [0, 1, 2].map((place) => sheet.cell(place).still);
    expect([first?.left, first?.top]).toEqual([36, 36 + 30]);
    expect(second?.left).toBeCloseTo((first?.left ?? 0) + (first?.width ?? 0) + 12, 6);
    expect((third?.left ?? 0) + (third?.width ?? 0)).toBeCloseTo(595.28 - 36, 6);
    // Upright videos stand in a square.
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(Math.max(1, ratio), 6);
  });

  it('has each palette right under its still, as wide as that, and its text in proportion', () => {
    const { cells } = layOut();
    for (const { still, colors, timeSize, hexSize } of cells) {
      expect([colors.left, colors.width]).toEqual([still.left, still.width]);
      expect(timeSize).toBeGreaterThan(hexSize);
      expect(bottomOf(colors) - bottomOf(still)).toBeLessThan(still.width / 2);
    }
  });

  it('is as high as its rows, with a gap and a half between two and none behind the last', () => {
    const { sheet } = layOut();
    const pitch = sheet.cell(3).still.top - sheet.cell(0).still.top;
    expect(sheet.heightOf(1)).toBe(Math.ceil(36 + 30 + pitch - 18 + 36));
    expect(sheet.heightOf(0)).toBe(sheet.heightOf(3));
    expect(sheet.heightOf(4)).toBe(Math.ceil(36 + 30 + 2 * pitch - 18 + 36));
    const { width, height } = sheet.cell(0).still;
    const caption = pitch - height - 18;
    expect(caption).toBeGreaterThan(sheet.cell(0).hexLine - bottomOf(sheet.cell(0).still));
    expect(caption).toBeLessThan(width / 2);
  });

  it('has a row wherever it just fits', () => {
    const { sheet } = layOut();
    const pitch = sheet.cell(3).still.top - sheet.cell(0).still.top;
    const height = 36 + 30 + 2 * pitch - 18 + 36;
    const rowsAt = (high: number) => layOutSheet({ ...A4, ratio, height: high }).rows;
    expect([rowsAt(height - 0.01), rowsAt(height + 0.01)]).toEqual([1, 2]);
  });

  it('has room for no other row', () => {
    const { sheet } = layOut();
    expect(sheet.heightOf(sheet.places + 1)).toBeGreaterThan(841.89);
  });

  it('has in each cell still, time code, colors and hexes, one under the other, and none over the next row', () => {
    const { sheet, cells } = layOut();
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
