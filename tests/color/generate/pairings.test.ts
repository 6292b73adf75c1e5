import { describe, expect, it } from 'vitest';
import { combinations, pairingSizes } from '../../../src/color/generate/pairings';
import { hexes, palette } from './samples';

describe('pairings', () => {
  it('come in sizes from one below the palette down to 2, and in 2 for two colors [B-87]', () => {
    expect([2, 3, 5, 9].map(pairingSizes)).toEqual([[2], [2], [4, 3, 2], [8, 7, 6, 5, 4, 3, 2]]);
    expect(pairingSizes(1)).toEqual([]);
  });

  it('are all combinations, each once, in palette order', () => {
    const four = palette('#000001', '#000002', '#000003', '#000004');
    expect(
      combinations(four, 2).map((part) =>
        hexes(part)
          .map((hex) => hex.at(-1))
          .join(''),
      ),
    ).toEqual(['12', '13', '14', '23', '24', '34']);
    expect(combinations(four, 3)).toHaveLength(4);
    const nine = palette(...'123456789'.split('').map((digit) => digit.repeat(6)));
    expect([2, 3, 4, 5, 6, 7, 8].map((size) => combinations(nine, size).length)).toEqual([
      36, 84, 126, 126, 84, 36, 9,
    ]);
  });

  it('are none of a size beyond the palette', () => {
    expect(combinations(palette('#000001', '#000002'), 3)).toEqual([]);
  });
});
