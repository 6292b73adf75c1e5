import { describe, expect, it } from 'vitest';

import { sampleColor } from '../../../../src/features/image-extraction/picture/sampleColor';
import { rasterSource } from '../../../../src/features/image-extraction/picture/pixelSource';
import { paintRaster } from '../paintRaster';

const paint = (...painting: Parameters<typeof paintRaster>) => rasterSource(paintRaster(...painting));

const MIDDLE = { x: 0.5, y: 0.5 };
const BLACK = 0x000000;
const WHITE = 0xffffff;
/** Half the light of white, in sRGB (IEC 61966-2-1): not the half of 255. */
const HALF_LIGHT = 0xbcbcbc;

describe('the color of a sample', () => {
  it('of one pixel is that of the pixel', () => {
    const checks = paint(3, 3, (x, y) => (x === 1 && y === 1 ? 0x0d9488 : BLACK));
    expect(sampleColor(checks, MIDDLE, 1).rgb).toBe(0x0d9488);
  });

  it('of more is their mean in linear light', () => {
    const halves = paint(10, 5, (_, y) => (y % 2 === 0 ? BLACK : WHITE));
    // Rows 1 to 4 of 5 are halved by the lower edge of the picture.
    expect(sampleColor(halves, { x: 0.5, y: 0.7 }, 5).rgb).toBe(HALF_LIGHT);
  });

  it('is one stray pixel less, the larger the square', () => {
    const stray = paint(21, 21, (x, y) => (x === 10 && y === 10 ? WHITE : 0x0d9488));
    const [one, five, eleven] = ([1, 5, 11] as const).map(
      (side) => (sampleColor(stray, MIDDLE, side).rgb ?? 0) >> 16,
    );
    expect(one).toBe(0xff);
    expect(five).toBeLessThan(0xff);
    expect(eleven).toBeLessThan(five ?? 0);
  });

  it('of an area with cracks is that of the area, the more so the larger the square', () => {
    const PAINT = 0xc8401e;
    // A crack in every seventh column.
    const cracked = paint(200, 200, (x) => (x % 7 === 2 ? 0x1e1008 : PAINT));
    const redOf = (side: 31 | 101) => (sampleColor(cracked, MIDDLE, side).rgb ?? 0) >> 16;
    // Six parts of 200 and one of 30 are 187 in linear light; a square ends amid one of the sevens.
    expect(Math.abs(redOf(31) - 187)).toBeLessThanOrEqual(2);
    expect(Math.abs(redOf(101) - 187)).toBeLessThanOrEqual(1);
  });

  it('counts no pixels beyond the edges', () => {
    const corner = paint(20, 20, (x, y) => (x < 3 && y < 3 ? WHITE : BLACK));
    expect(sampleColor(corner, { x: 0, y: 0 }, 5).rgb).toBe(WHITE);
  });

  it('leaves out what is transparent, and is none on a transparent pixel', () => {
    const holed = paint(5, 5, (x) => (x === 0 ? null : 0x0d9488));
    expect(sampleColor(holed, MIDDLE, 5).rgb).toBe(0x0d9488);
    expect(sampleColor(holed, { x: 0, y: 0.5 }, 5).rgb).toBeNull();
  });
});
