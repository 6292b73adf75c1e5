import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { createExportPalette, exportValues } from '../../src/palette/exportPalette';

const valuesOf = (name: string, hasScale: boolean) =>
  exportValues(
    createExportPalette({ colors: [colorFromHex('#0D9488')], name: null }, [name], {
      naming: 'names',
      hasScale,
    }),
  );

describe('a palette with scales', () => {
  it.each([
    ['brand-500', 'brand', 'brand-500'],
    ['Brand 500', 'Brand', 'brand-500'],
    ['brand/500', 'brand', 'brand-500'],
    ['brand_50', 'brand', 'brand-500'],
    ['Brand', 'Brand', 'brand-500'],
    ['500', '500', 'color-500-500'],
    ['brand500', 'brand500', 'brand500-500'],
    ['Route 66', 'Route 66', 'route-66-500'],
  ])('says the step of %s once', (name, label, id) => {
    const step = valuesOf(name, true).find((value) => value.step === 500);
    expect([step?.name, step?.id]).toEqual([`${label} 500`, id]);
  });

  it('leaves the name whole where the color stands alone', () => {
    expect(valuesOf('brand-500', false).map(({ name, id }) => [name, id])).toEqual([
      ['brand-500', 'brand-500'],
    ]);
  });
});

describe('a palette that is exported', () => {
  const TWO = { colors: ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex)), name: ' Sea\n' };
  const exported = (
    naming: 'names' | 'numbers',
    hasScale = false,
    names: readonly string[] = ['Teal', 'Teal'],
    name: string | null = TWO.name,
  ) => createExportPalette({ ...TWO, name }, names, { naming, hasScale });
  const shown = (palette: ReturnType<typeof exported>) =>
    exportValues(palette).map(({ name, id, step, isAnchor }) => [name, id, step, isAnchor]);

  it('has its colors by their names, no two the same in code', () => {
    expect(shown(exported('names'))).toEqual([
      ['Teal', 'teal', null, false],
      ['Teal', 'teal-2', null, false],
    ]);
    expect(exported('names').colors.map(({ id }) => id)).toEqual(['teal', 'teal-2']);
  });

  it('has them by their numbers where those are wanted, or where one has no name', () => {
    expect(shown(exported('numbers'))).toEqual([
      ['Color 1', 'palette-1', null, false],
      ['Color 2', 'palette-2', null, false],
    ]);
    expect(shown(exported('names', false, ['Teal']))).toEqual([
      ['Teal', 'teal', null, false],
      ['Color 2', 'color-2', null, false],
    ]);
  });

  it('has eleven steps of each with scales, one of them the color itself', () => {
    const values = shown(exported('numbers', true));
    expect(values).toHaveLength(22);
    expect(values[0]).toEqual(['Color 1 50', 'palette-1-50', 50, false]);
    expect(values.filter(([, , , isAnchor]) => isAnchor)).toHaveLength(2);
  });

  it('is called by its name, cleaned, or what all are called without one', () => {
    expect(exported('names').title).toBe('Sea');
    for (const name of [null, '', ' \n'])
      expect(exported('names', false, ['Teal', 'Ink'], name).title).toBe('Palette');
  });
});
