import fc from 'fast-check';

import { colorFromPacked } from '../../src/color/color';
import type { Palette } from '../../src/color/types';
import type { Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const packed = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffffff }) },
  // Grays, and colors at the corners of sRGB.
  fc.integer({ min: 0, max: 255 }).map((channel) => channel * 0x010101),
  fc.constantFrom(0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0x0d9488),
);

/** 2 to 9 colors. */
export const paletteArbitrary: fc.Arbitrary<Palette> = fc
  .array(packed, { minLength: 2, maxLength: 9 })
  .map((colors) => colors.map(colorFromPacked));

/** What the rules make of a palette, even by lightness or by ratio, in sRGB or in P3. */
export const themeArbitrary: fc.Arbitrary<Theme> = fc
  .record({
    palette: paletteArbitrary,
    evenBy: fc.constantFrom('lightness' as const, 'ratio' as const),
    gamut: fc.constantFrom('srgb' as const, 'p3' as const),
  })
  .map(({ palette, evenBy, gamut }) =>
    Object.assign(themeFromPalette(palette, palette[0] ?? null), { evenBy, gamut }),
  );
