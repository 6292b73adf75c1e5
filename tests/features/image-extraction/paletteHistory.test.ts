import { describe, expect, it } from 'vitest';

import {
  commitRecord,
  currentRecord,
  EMPTY_HISTORY,
  measureRecord,
  moveHistory,
  type PaletteHistory,
} from '../../../src/features/image-extraction/paletteHistory';
import { evenPalette } from './fakePictures';

const commit = (history: PaletteHistory, color: number, limit = 50): PaletteHistory =>
  commitRecord(history, { pictureId: 1, wanted: 2, entries: evenPalette([color, 0xffffff]) }, limit);

const firstColors = ({ records }: PaletteHistory): (number | undefined)[] =>
  records.map(({ entries }) => entries[0]?.rgb);

const three = [1, 2, 3].reduce((history, color) => commit(history, color), EMPTY_HISTORY);

describe('paletteHistory', () => {
  it('has no palette before the first one', () => {
    expect(currentRecord(EMPTY_HISTORY)).toBeNull();
    expect(moveHistory(EMPTY_HISTORY, -1)).toBe(EMPTY_HISTORY);
    expect(moveHistory(EMPTY_HISTORY, 1)).toBe(EMPTY_HISTORY);
  });

  it('moves between its ends and not beyond [X-08]', () => {
    const start = moveHistory(moveHistory(three, -1), -1);
    expect(currentRecord(start)?.entries[0]?.rgb).toBe(1);
    expect(moveHistory(start, -1)).toBe(start);
    expect(currentRecord(moveHistory(start, 1))?.entries[0]?.rgb).toBe(2);
    expect(moveHistory(three, 1)).toBe(three);
  });

  it('drops what came after the palette on show when a new one is made [X-08]', () => {
    const branched = commit(moveHistory(three, -1), 9);
    expect(firstColors(branched)).toEqual([1, 2, 9]);
    expect(branched.index).toBe(2);
  });

  it('drops the oldest beyond the limit, and gives no id twice', () => {
    const capped = commit(commit(three, 4, 3), 5, 3);
    expect(firstColors(capped)).toEqual([3, 4, 5]);
    expect(capped.index).toBe(2);
    expect(new Set(capped.records.map(({ id }) => id)).size).toBe(3);
  });

  it('takes measured shares into the palette they were measured for, even when another is on show', () => {
    const id = three.records[0]?.id ?? 0;
    const measured = measureRecord(three, id, [0.75, 0.25]);
    expect(measured.records[0]?.entries.map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(measured.records[2]).toBe(three.records[2]);
  });

  it('keeps what a color outside sRGB really is beside its measured share', () => {
    const entries = [
      { rgb: 0xff0000, share: 0.5, p3: 0xfa1405 },
      { rgb: 0xffffff, share: 0.5 },
    ];
    const wide = commitRecord(EMPTY_HISTORY, { pictureId: 1, wanted: 2, entries }, 50);
    const measured = measureRecord(wide, wide.records[0]?.id ?? 0, [0.75, 0.25]);
    expect(measured.records[0]?.entries[0]).toEqual({ rgb: 0xff0000, share: 0.75, p3: 0xfa1405 });
  });

  it('ignores shares of another number of colors', () => {
    expect(measureRecord(three, three.records[0]?.id ?? 0, [1])).toEqual(three);
  });
});
