import { describe, expect, it } from 'vitest';

import { matchSwatches } from '../../../src/features/image-extraction/matchSwatches';

const SWATCHES = [0xff0000, 0xee1111, 0x00ff00, 0x0000ff];

describe('matchSwatches', () => {
  it('finds a palette color that is a swatch at its own cell', () => {
    expect([...matchSwatches(SWATCHES, [0x0000ff])]).toEqual([[3, 0x0000ff]]);
  });

  it('puts any other palette color at the nearest swatch', () => {
    expect([...matchSwatches(SWATCHES, [0x11ee11])]).toEqual([[2, 0x11ee11]]);
  });

  it('leaves a cell to the color it is exactly, and gives its neighbor to the near one', () => {
    const matches = matchSwatches(SWATCHES, [0xfe0000, 0xff0000]);
    expect(matches.get(0)).toBe(0xff0000);
    expect(matches.get(1)).toBe(0xfe0000);
  });

  it('gives no cell twice, and none to colors beyond the number of cells', () => {
    const matches = matchSwatches([0x111111, 0x222222], [0x101010, 0x121212, 0x131313]);
    expect(matches.size).toBe(2);
    expect(new Set(matches.values()).size).toBe(2);
  });
});
