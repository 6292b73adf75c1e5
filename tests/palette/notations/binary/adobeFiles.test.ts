import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { createExportPalette } from '../../../../src/palette/exportPalette';
import { acoBytes } from '../../../../src/palette/notations/binary/aco';
import { aseBytes } from '../../../../src/palette/notations/binary/ase';
import { acoColors, aseBlock, aseColor, aseFile, aseName } from '../shapes/adobeBytes';

const TWO = createExportPalette(
  { colors: ['#0D9488', '#FFCC00'].map((hex) => colorFromHex(hex)), name: 'Sea & sand' },
  ['Teal', 'Sun <1>'],
  { naming: 'names', hasScale: false },
);

// As Adobe describes its files: the whole of them, so that another program reads it.
describe('two colors are written', () => {
  it('as Adobe Swatch Exchange: in a group that is called as the palette, each by itself and not global', () => {
    expect(aseBytes(TWO)).toEqual(
      aseFile(
        aseBlock(0xc001, aseName('Sea & sand')),
        aseColor('Teal', 'RGB ', [13 / 255, 148 / 255, 136 / 255], 2),
        aseColor('Sun <1>', 'RGB ', [1, 204 / 255, 0], 2),
        aseBlock(0xc002),
      ),
    );
  });

  it('as Adobe Color: without their names for old programs, then with them', () => {
    // Of 16 bits: 0x0D becomes 0x0D0D.
    const colors = [
      [0, 0x0d0d, 0x9494, 0x8888, 0],
      [0, 0xffff, 0xcccc, 0, 0],
    ];
    expect(acoBytes(TWO)).toEqual(
      new Uint8Array([...acoColors(1, colors, []), ...acoColors(2, colors, ['Teal', 'Sun <1>'])]),
    );
  });
});
