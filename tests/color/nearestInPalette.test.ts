import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { deltaEOk } from '../../src/color/distance';
import { nearestInPalette } from '../../src/color/nearestInPalette';
import { rgbToOklab } from '../../src/color/oklab';

const PALETTE = ['#1C1917', '#0B9A8D', '#F5F5F4', '#0B9A8D'].map((hex) => colorFromHex(hex));

describe('the nearest color of a palette', () => {
  it('is the one at the least distance in OKLab, the first of two that are the same', () => {
    const teal = colorFromHex('#0D9488');
    const { index, distance } = nearestInPalette(PALETTE, teal);
    expect(index).toBe(1);
    expect(distance).toBe(deltaEOk(rgbToOklab({ r: 0x0b, g: 0x9a, b: 0x8d }), rgbToOklab(teal.rgb)));
  });

  it('is at no distance where the palette has the color itself', () => {
    expect(nearestInPalette(PALETTE, colorFromHex('#F5F5F4'))).toEqual({ index: 2, distance: 0 });
  });
});
