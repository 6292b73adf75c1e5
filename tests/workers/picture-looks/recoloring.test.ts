import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../src/color/color';
import { deltaE00 } from '../../../src/color/distance';
import { rgbToLab } from '../../../src/color/lab';
import { rgbToOklab } from '../../../src/color/oklab';
import { recoloring } from '../../../workers/picture-looks/recoloring';

const PALETTE = [0x202020, 0xc03030, 0xe8e0d0];

describe('recoloring', () => {
  const target = [0x102040, 0x30a050, 0xf0f0ff];

  it('makes each color of the palette its counterpart, to the bit', () => {
    expect(PALETTE.map(recoloring(PALETTE, target))).toEqual(target);
  });

  it('keeps differences: what is lighter than a color of the palette stays lighter', () => {
    const map = recoloring(PALETTE, target);
    const green = (rgb: number): number => (rgb >> 8) & 255;
    expect(green(map(0xc84040))).toBeGreaterThan(green(0x30a050));
    expect(green(map(0xb82020))).toBeLessThan(green(0x30a050));
  });

  it('makes each color of any palette its counterpart, to the bit', () => {
    const colors = fc.uniqueArray(fc.integer({ min: 0, max: 0xffffff }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(colors, colors, (palette, others) => {
        expect(palette.map(recoloring(palette, others))).toEqual(others);
      }),
    );
  });

  it('keeps noise in black quiet where black becomes light, and where it becomes a deep color', () => {
    const noise = [0x010000, 0x000100, 0x000001, 0x030201, 0x020004, 0x000500, 0x060000, 0x040506];
    for (const black of [0x2f6fed, 0xf2e3c6, 0x3b0764]) {
      const map = recoloring([0x000000, 0xc34b1b, 0xbe44bc], [black, 0x7bd389, 0xf2c14e]);
      const shown = rgbToLab(colorFromPacked(black).rgb);
      for (const rgb of noise)
        expect(deltaE00(rgbToLab(colorFromPacked(map(rgb)).rgb), shown)).toBeLessThan(4.5);
    }
  });

  it('gives shadows below the palette no glow', () => {
    const map = recoloring([0x575541, 0xc0baba], [0x3b0764, 0x14532d]);
    for (const rgb of [0x000000, 0x0a0a0a, 0x181818, 0x202020]) {
      const { okL } = rgbToOklab(colorFromPacked(map(rgb)).rgb);
      expect(okL).toBeLessThanOrEqual(rgbToOklab(colorFromPacked(rgb).rgb).okL);
    }
  });

  /** Distance in OKLab's a and b from the triangle or polygon that these colors, and gray, span: 0 inside. */
  const outside = (rgb: number, span: readonly number[]): number => {
    const place = (color: number) => rgbToOklab(colorFromPacked(color).rgb);
    const { okA, okB } = place(rgb);
    const corners = [{ okA: 0, okB: 0 }, ...span.map(place)];
    // The largest distance beyond the span in any direction is the distance from its hull.
    const directions = Array.from({ length: 360 }, (_, degrees) => (degrees * Math.PI) / 180);
    return Math.max(
      0,
      ...directions.map((angle) => {
        const along = (point: { readonly okA: number; readonly okB: number }): number =>
          point.okA * Math.cos(angle) + point.okB * Math.sin(angle);
        return along({ okA, okB }) - Math.max(...corners.map(along));
      }),
    );
  };

  it('gives no hue or chroma beyond what the target colors and gray span', () => {
    const colors = fc.uniqueArray(fc.integer({ min: 0, max: 0xffffff }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(colors, colors, fc.integer({ min: 0, max: 0xffffff }), (palette, others, rgb) => {
        const span = palette.map((own, i) => others[i] ?? own);
        // Rounding to eight bits alone moves dark colors by as much.
        expect(outside(recoloring(palette, others)(rgb), span)).toBeLessThan(0.015);
      }),
    );
  });

  it('keeps soft transitions soft: no step along a gradient is a jump', () => {
    const [from, to] = [0xd3cdbc, 0x3b2d1c];
    const map = recoloring([from, 0xad9a74, 0x634c33, to], [0xedf2f4, 0x8d99ae, 0xef233c, 0x2b2d42]);
    const steps = 1000;
    const mapped = Array.from({ length: steps + 1 }, (_, i) => {
      const channel = (shift: number): number => {
        const [p, q] = [(from >> shift) & 255, (to >> shift) & 255];
        return Math.round(p + ((q - p) * i) / steps) << shift;
      };
      const { okL, okA, okB } = rgbToOklab(colorFromPacked(map(channel(16) | channel(8) | channel(0))).rgb);
      return [okL, okA, okB] as const;
    });
    const jumps = mapped
      .slice(1)
      .map((place, i) => Math.hypot(...place.map((x, k) => x - (mapped[i]?.[k] ?? NaN))));
    // The codes of the three channels of the gradient change by one at a time.
    expect(Math.max(...jumps)).toBeLessThan(0.02);
  });

  it('keeps grays quiet where the palette around them is strong', () => {
    const map = recoloring([0xc03030, 0x3050c0], [0x00a060, 0xd0c8c0]);
    const chroma = (rgb: number): number => {
      const { okA, okB } = rgbToOklab(colorFromPacked(rgb).rgb);
      return Math.hypot(okA, okB);
    };
    for (const gray of [0x404040, 0x808080, 0xb0b0b0]) expect(chroma(map(gray))).toBeLessThan(0.04);
  });
});
