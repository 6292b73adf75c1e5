import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../src/color/color';
import { formatHex, formatHsl, formatRgb } from '../../src/color/format';

describe('formats', () => {
  it('writes #0D9488 as hex, HSL and RGB [B-04]', () => {
    const teal = colorFromHex('#0d9488');
    expect([formatHex(teal), formatHsl(teal), formatRgb(teal)]).toEqual([
      '#0D9488',
      'hsl(175, 84%, 32%)',
      'rgb(13, 148, 136)',
    ]);
  });

  it('writes leading zeros [B-04]', () => {
    expect(formatHex(colorFromHex('#00000A'))).toBe('#00000A');
    expect(formatHex(colorFromHex('#000000'))).toBe('#000000');
  });

  it('writes the HSL as it was given [B-04]', () => {
    expect(formatHsl(colorFromHsl({ h: 359, s: 1, l: 100 }))).toBe('hsl(359, 1%, 100%)');
  });
});
