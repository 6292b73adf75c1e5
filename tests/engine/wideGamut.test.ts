import { describe, expect, it } from 'vitest';
import { fromP3, isOutsideSrgb, markWide } from '../../src/engine/wideGamut';

describe('colors of Display P3', () => {
  // CSS Color 4: sRGB red and orange in Display P3, and the primaries of Display P3 itself.
  it.each([
    [0xea3323, 0xff0000, false],
    [0xf09637, 0xff9300, false],
    [0x808080, 0x808080, false],
    [0xff0000, 0xff0000, true],
    [0x00ff00, 0x00ff00, true],
    [0x0000ff, 0x0000ff, true],
  ])('are the nearest of sRGB, and known for what it lacks: %i', (p3, srgb, isOutside) => {
    const { colors } = fromP3({ colors: Uint32Array.of(p3), weights: Uint32Array.of(1) });
    for (const shift of [16, 8, 0]) {
      expect(Math.abs(((colors[0]! >> shift) & 255) - ((srgb >> shift) & 255))).toBeLessThanOrEqual(3);
    }
    expect(isOutsideSrgb(p3)).toBe(isOutside);
  });

  it('that sRGB cannot tell apart become one', () => {
    const summary = fromP3({
      colors: Uint32Array.of(0x00ff00, 0x00fe00, 0x808080),
      weights: Uint32Array.of(2, 5, 3),
    });
    expect(summary).toEqual({
      colors: Uint32Array.of(0x00ff00, 0x808080),
      weights: Uint32Array.of(7, 3),
      p3: Uint32Array.of(0x00fe00, 0x808080),
    });
  });

  it('mark the entries of a palette that stand for one outside sRGB', () => {
    const summary = fromP3({ colors: Uint32Array.of(0x00ff00, 0x808080), weights: Uint32Array.of(1, 1) });
    const palette = [
      { rgb: 0x00ff00, share: 0.5 },
      { rgb: 0x808080, share: 0.25 },
      { rgb: 0x40c040, share: 0.25 },
    ];
    expect(markWide(palette, summary)).toEqual([{ ...palette[0], p3: 0x00ff00 }, palette[1], palette[2]]);
    const { colors, weights } = summary;
    expect(markWide(palette, { colors, weights })).toEqual(palette);
  });
});
