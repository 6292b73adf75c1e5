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
