import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { schemeColors, SCHEMES, WHEEL_SCHEMES, type SchemeKind } from '../../../src/color/generate/schemes';

const TEAL = colorFromHex('#0D9488');

describe('a scheme', () => {
  it.each([
    ['complementary', [175, 355]],
    ['analogous', [145, 175, 205]],
    ['triadic', [175, 295, 55]],
    ['splitComplementary', [175, 325, 25]],
    ['square', [175, 265, 355, 85]],
    ['tetradic', [175, 235, 355, 55]],
  ] as [SchemeKind, number[]][])('%s stands at its hues %j', (kind, hues) => {
    const colors = schemeColors(TEAL, kind);
    expect(colors.map(({ hsl }) => hsl.h)).toEqual(hues);
    expect(colors).toContain(TEAL);
    expect(new Set(colors.map(({ hsl }) => `${hsl.s} ${hsl.l}`)).size).toBe(1);
  });

  it('is one of five on the color wheel', () => {
    expect(WHEEL_SCHEMES.map((kind) => SCHEMES[kind].label)).toEqual([
      'Complementary',
      'Analogous',
      'Triadic',
      'Square',
      'Tetradic',
    ]);
  });
});
