import { describe, expect, it } from 'vitest';

import { cellAfterKey } from '../../../../src/features/image-extraction/swatches/gridSteps';

const ROWS = { columns: 8, rows: 25, flow: 'row' } as const;
const COLUMNS = { columns: 40, rows: 5, flow: 'column' } as const;

describe('cellAfterKey', () => {
  it('steps along and across rows', () => {
    expect(cellAfterKey('ArrowRight', 0, 200, ROWS)).toBe(1);
    expect(cellAfterKey('ArrowDown', 0, 200, ROWS)).toBe(8);
    expect(cellAfterKey('ArrowLeft', 9, 200, ROWS)).toBe(8);
    expect(cellAfterKey('ArrowUp', 9, 200, ROWS)).toBe(1);
  });

  it('steps the way the eye goes where the cells run down columns', () => {
    expect(cellAfterKey('ArrowRight', 0, 200, COLUMNS)).toBe(5);
    expect(cellAfterKey('ArrowDown', 0, 200, COLUMNS)).toBe(1);
    expect(cellAfterKey('ArrowLeft', 7, 200, COLUMNS)).toBe(2);
    expect(cellAfterKey('ArrowUp', 7, 200, COLUMNS)).toBe(6);
  });

  it('stays at the borders', () => {
    expect(cellAfterKey('ArrowLeft', 8, 200, ROWS)).toBeNull();
    expect(cellAfterKey('ArrowUp', 3, 200, ROWS)).toBeNull();
    expect(cellAfterKey('ArrowDown', 4, 200, COLUMNS)).toBeNull();
    expect(cellAfterKey('ArrowRight', 199, 200, COLUMNS)).toBeNull();
  });

  it('does not step onto cells that an unfilled grid lacks', () => {
    expect(cellAfterKey('ArrowRight', 9, 10, ROWS)).toBeNull();
    expect(cellAfterKey('ArrowDown', 3, 10, { ...ROWS, rows: 2 })).toBeNull();
    expect(cellAfterKey('ArrowDown', 1, 10, { ...ROWS, rows: 2 })).toBe(9);
  });

  it('goes to the ends, and knows no other keys', () => {
    expect(cellAfterKey('Home', 77, 198, ROWS)).toBe(0);
    expect(cellAfterKey('End', 77, 198, ROWS)).toBe(197);
    expect(cellAfterKey('a', 77, 198, ROWS)).toBeNull();
  });
});
