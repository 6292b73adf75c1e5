import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { TINT_KINDS, TINT_STRENGTHS, tintColor, tintPalette, TINTS } from '../../../src/color/generate/tints';
import { parseCssColor } from '../../../src/color/parseCssColor';
import { anyScope, hexes, keptLocked, palette } from './samples';

describe('a tint', () => {
  it('goes a tenth of the way per strength, at most eight [B-74]', () => {
    const black = colorFromHex('#000000');
    expect(formatHex(tintColor(black, 'red', 2))).toBe('#330000');
    expect(formatHex(tintColor(black, 'red', 8))).toBe('#CC0000');
    expect(formatHex(tintColor(black, 'red', 10))).toBe('#CC0000');
    expect(formatHex(tintColor(colorFromHex('#646464'), 'cyan', 4))).toBe('#3CA2A2');
  });

  it('is one of nine, named, in four strengths [B-73]', () => {
    expect([...TINT_KINDS].toSorted()).toEqual(Object.keys(TINTS).toSorted());
    expect(Object.values(TINTS).map(({ label }) => label)).toEqual([
      'Cyan',
      'Magenta',
      'Yellow',
      'Red',
      'Green',
      'Blue',
      'Purple',
      'Orange',
      'Brown',
    ]);
    expect(TINT_STRENGTHS).toEqual([2, 4, 6, 8]);
  });

  it.each(TINT_KINDS)('of %s is the color that CSS calls so [B-73]', (kind) => {
    expect(TINTS[kind].rgb).toEqual(parseCssColor(kind)?.color.rgb);
  });

  it('tints active colors and keeps locked ones', () => {
    const row = tintPalette(palette('#000000', '#000000'), 'blue', 8, { locked: [], active: [false, true] });
    expect(hexes(row)).toEqual(['#000000', '#0000CC']);
    fc.assert(
      fc.property(anyScope, ({ colors, locked, active }) => {
        expect(keptLocked(colors, tintPalette(colors, 'brown', 6, { locked, active }), locked)).toBe(true);
      }),
    );
  });
});
