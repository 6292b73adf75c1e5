import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl, colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { nameColor } from '../../src/palette/nameColor';
import { createPalette } from '../../src/palette/palette';
import { paletteToStored, readStoredPalette } from '../../src/palette/storedPalette';
import { hostileValues } from '../color/hostile.data';

const TEAL = ['#0D9488', '#F5F5F4'].map(colorFromHex);
const PLACE = { id: 'a', projectId: 'p1' };
const HSL = ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'];

const read = (value: unknown) => {
  const found = readStoredPalette(value);
  return found && { hexes: found.palette.colors.map(formatHex), skipped: found.skipped };
};

describe('the stored form of a palette', () => {
  it('is its colors as others read them with the exact ones beside, and what else there is to say', () => {
    expect(paletteToStored(createPalette(TEAL))).toEqual({ colors: HSL, hex: ['#0D9488', '#F5F5F4'] });
    const whole = createPalette(TEAL, { name: 'Teal', locked: [false, true], saved: PLACE });
    expect(paletteToStored(whole)).toEqual({
      colors: HSL,
      hex: ['#0D9488', '#F5F5F4'],
      name: 'Teal',
      locked: [false, true],
      saved: PLACE,
    });
  });

  it('comes back as it was, through JSON, with nothing skipped', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked),
      fc.record({ h: fc.nat(359), s: fc.nat(100), l: fc.nat(100) }).map(colorFromHsl),
    );
    const color = fc
      .tuple(value, fc.constantFrom(null, 'brand-500', 'Été & co 😀'))
      .map(([one, name]) => nameColor(one, name));
    const palette = fc
      .record({
        colors: fc.array(color, { minLength: 2, maxLength: 9 }),
        name: fc.constantFrom(null, 'Teal', 'Été & co 😀'),
        locked: fc.array(fc.boolean(), { maxLength: 9 }),
        fields: fc.constantFrom({}, { saved: PLACE }),
      })
      .map(({ colors, name, locked, fields }) => createPalette(colors, { name, locked, ...fields }));
    fc.assert(
      fc.property(palette, (one) => {
        const kept: unknown = JSON.parse(JSON.stringify(paletteToStored(one)));
        expect(readStoredPalette(kept)).toEqual({ palette: one, skipped: [] });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a palette that was stored', () => {
  const hexes = ['#0D9488', '#F5F5F4'];
  const rounded = ['#0D968B', '#F5F5F4'];

  it.each<[string, object, readonly string[]]>([
    ['in the first histories, by HSL alone', { colors: HSL }, rounded],
    ['in a history, with exact values', { colors: HSL, hex: hexes }, hexes],
    [
      'in a draft or a data file, as objects',
      { colors: HSL.map((hsl, i) => ({ hsl, hex: hexes[i] })) },
      hexes,
    ],
    ['in a navigation, as hex', { colors: hexes }, hexes],
    ['in a navigation, as short hex without its sign', { colors: ['0D9488', 'fff'] }, ['#0D9488', '#FFFFFF']],
  ])('%s, opens still', (_, stored, expected) => {
    expect(read(stored)).toEqual({ hexes: expected, skipped: [] });
  });

  it('keeps name, locks and place in each of them', () => {
    for (const colors of [HSL, hexes, HSL.map((hsl, i) => ({ hsl, hex: hexes[i] }))]) {
      const found = readStoredPalette({ colors, name: ' Teal\n', locked: [true], saved: PLACE });
      expect(found?.palette).toMatchObject({ name: 'Teal', locked: [true, false], saved: PLACE });
      expect(found?.skipped).toEqual([]);
    }
  });

  it('has the names that its colors came with, cleaned, and no others', () => {
    const found = readStoredPalette({ colors: HSL, hex: hexes, names: [' Paper\n ', 7, 'beyond'] });
    expect(found?.palette.colors.map(({ name }) => name)).toEqual(['Paper', undefined]);
    expect(found?.skipped).toEqual([]);
  });

  it('says what of it was skipped', () => {
    const many = Array.from({ length: 12 }, () => '#0D9488');
    expect(read({ colors: ['#0D9488', 'red', '#F5F5F4'] })).toEqual({
      hexes: ['#0D9488', '#808080', '#F5F5F4'],
      skipped: ['unreadable colors'],
    });
    expect(read({ colors: many })).toEqual({ hexes: many.slice(0, 9), skipped: ['colors beyond nine'] });
    expect(
      read({ colors: hexes, name: ' ', names: 'all', locked: 'all', saved: { id: 7 } })?.skipped,
    ).toEqual(['name', 'names', 'locked', 'saved']);
    expect(read({ colors: hexes, name: null, names: null, locked: null, saved: null })?.skipped).toEqual([]);
  });

  it.each([undefined, null, 7, 'text', [], ['#000', '#fff'], {}, { colors: 7 }, { colors: ['#000000'] }])(
    'is none in %j',
    (value) => {
      expect(readStoredPalette(value)).toBeNull();
    },
  );

  it('takes nothing that is inherited, and never throws', () => {
    expect(readStoredPalette(Object.create({ colors: hexes }))).toBeNull();
    for (const value of hostileValues()) {
      expect(readStoredPalette(value)).toBeNull();
      expect(read({ colors: ['#0D9488', value, '#fff'] })?.skipped).toEqual(['unreadable colors']);
    }
    fc.assert(
      fc.property(fc.anything({ maxDepth: 3, withNullPrototype: true }), (value) => {
        const found = readStoredPalette(value);
        return found === null || found.palette.colors.length >= 2;
      }),
      { numRuns: 2000 },
    );
  });
});
