import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PALETTE_NAME_MAX, cleanPaletteName } from '../../src/palette/paletteName';
import { suggestName } from '../../src/palette/suggestName';
import { anyPalette, palette } from '../color/generate/samples';

describe('the name that a palette is offered', () => {
  it('is its strongest color and the strong one that differs most from it', () => {
    const colors = palette('#0F2A30', '#0D9488', '#F5F5F4', '#FF6A3D');
    expect(suggestName(colors, ['Abyss', 'Teal', 'Chalk', 'Coral'])).toBe('Coral & Teal');
  });

  it('is one color alone where two would be too long, and none without names', () => {
    const colors = palette('#0D9488', '#FF6A3D');
    expect(suggestName(colors, ['A sea that nobody has seen', 'Coral'])).toBe(
      'Coral & A sea that nobody has seen',
    );
    expect(suggestName(colors, ['A sea that nobody has ever yet seen', 'Coral'])).toBe('Coral');
    expect(suggestName(colors, ['', '\u00A0'])).toBeNull();
  });

  it('is of two names that differ, and of colors that have one', () => {
    const colors = palette('#0D9488', '#FF6A3D', '#F5C542');
    expect(suggestName(colors, ['Teal', 'Coral', 'Honey'])).toBe('Coral & Teal');
    expect(suggestName(colors, ['Coral', 'Coral', 'Honey'])).toBe('Coral & Honey');
    expect(suggestName(colors, ['', 'Coral', 'Honey'])).toBe('Coral & Honey');
    expect(suggestName(colors, ['Coral', 'Coral', 'Coral'])).toBe('Coral');
    expect(suggestName(colors, ['', 'Coral'])).toBe('Coral');
    expect(suggestName(colors, ['Teal', '', 'Honey'])).toBeNull();
  });

  it('is both where they have forty letters together, and one where they have more', () => {
    const colors = palette('#0D9488', '#FF6A3D');
    expect(suggestName(colors, ['T'.repeat(32), 'Coral'])).toBe(`Coral & ${'T'.repeat(32)}`);
    expect(suggestName(colors, ['T'.repeat(33), 'Coral'])).toBe('Coral');
  });

  it('is always one that a palette may have', () => {
    fc.assert(
      fc.property(
        anyPalette,
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 9 }),
        (colors, names) => {
          const name = suggestName(colors, names);
          expect(
            name === null || (cleanPaletteName(name) === name && Array.from(name).length <= PALETTE_NAME_MAX),
          ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
