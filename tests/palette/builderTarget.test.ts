import { expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../src/color/color';
import { builderTarget } from '../../src/palette/builderTarget';
import { createPalette } from '../../src/palette/palette';
import { parsePaletteLink } from '../../src/palette/paletteLink';
import { readStoredPalette } from '../../src/palette/storedPalette';

const PALETTE = createPalette([colorFromHex('#0D9488'), colorFromHsl({ h: 210, s: 40, l: 0 })], {
  name: 'Teal',
  locked: [true],
  saved: { id: 'a', projectId: 'p1' },
});

it('takes along everything that belongs to a palette', () => {
  expect(readStoredPalette(builderTarget(PALETTE).state)).toEqual({ palette: PALETTE, skipped: [] });
});

it('is an address that opens the same colors and name in another tab, where nothing is taken along', () => {
  const { to } = builderTarget(PALETTE);
  expect(to).toBe('/palette-builder?c=0d9488-000000&n=Teal');
  expect(parsePaletteLink(to.slice(to.indexOf('?')))).toEqual({
    palette: ['#0D9488', '#000000'].map(colorFromHex),
    name: 'Teal',
  });
});
