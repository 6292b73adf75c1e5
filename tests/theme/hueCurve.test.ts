import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { chromaInGamut, CHROMA_LIMIT } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { vividnessOf } from '../../src/color/vividness';
import { hueCurve, neutralCurve, turnTo } from '../../src/theme/hueCurve';

const lch = (hex: string) => rgbToOklch(colorFromHex(hex).rgb);
const curveOf = (shift: number, ...hexes: readonly string[]) =>
  hueCurve({ anchors: hexes.map((hex) => colorFromHex(hex)), shift }, 'lightness');

describe('the way from one hue to another', () => {
  it.each([
    [10, 30, 20],
    [30, 10, -20],
    [350, 10, 20],
    [10, 350, -20],
    [90, 269, 179],
    [90, 271, -179],
    [40, 40, 0],
  ])('from %d to %d is the shorter one: %d degrees', (from, to, turn) => {
    expect(turnTo(from, to)).toBeCloseTo(turn, 9);
  });
});

describe('the curve of a hue', () => {
  const LIGHT = '#FDA4AF';
  const DARK = '#881337';

  it('passes exactly through its anchors, whatever their order', () => {
    for (const curve of [curveOf(0, LIGHT, DARK), curveOf(0, DARK, LIGHT)])
      for (const { okL, okC, okH } of [lch(LIGHT), lch(DARK)]) {
        expect(curve.hueAt(okL)).toBeCloseTo(okH, 6);
        expect(curve.chromaAt(okL, okL)).toBeCloseTo(okC, 6);
      }
    expect(curveOf(0, LIGHT, DARK).exactAt).toEqual([lch(LIGHT).okL, lch(DARK).okL]);
  });

  it('has between them the hue between, the shorter way round', () => {
    // From pink over the end of the circle to red.
    const [pink, red] = [lch('#F9A8D4'), lch('#991B1B')];
    const curve = curveOf(0, '#F9A8D4', '#991B1B');
    expect([pink.okH > 340, red.okH < 40]).toEqual([true, true]);
    const half = curve.hueAt((pink.okL + red.okL) / 2);
    expect(half).toBeCloseTo((pink.okH + turnTo(pink.okH, red.okH) / 2 + 360) % 360, 6);
    expect(half > 340 || half < 40).toBe(true);
    const quarter = curve.hueAt(pink.okL + (red.okL - pink.okL) / 4);
    expect(turnTo(pink.okH, quarter)).toBeCloseTo(turnTo(pink.okH, red.okH) / 4, 6);
  });

  it('has between them a chroma between theirs, in proportion at most', () => {
    const [pale, strong] = [lch('#B8D8D4'), lch('#0D9488')];
    const curve = curveOf(0, '#B8D8D4', '#0D9488');
    for (const part of [0.1, 0.25, 0.5, 0.75, 0.9]) {
      const tone = pale.okL + (strong.okL - pale.okL) * part;
      expect(curve.chromaAt(tone, tone)).toBeLessThanOrEqual(
        pale.okC + (strong.okC - pale.okC) * part + 1e-9,
      );
      expect(curve.chromaAt(tone, tone)).toBeGreaterThanOrEqual(pale.okC);
    }
  });

  it.each(['#FFFFFF', '#000000', '#808080', '#FAFAFA'])(
    'keeps the hue of its color on the way to %s, which has none',
    (hex) => {
      const [teal, gray] = [lch('#0D9488'), lch(hex)];
      for (const curve of [curveOf(0, '#0D9488', hex), curveOf(0, hex, '#0D9488')])
        for (const part of [0.1, 0.5, 0.9])
          expect(curve.hueAt(teal.okL + (gray.okL - teal.okL) * part)).toBeCloseTo(teal.okH, 6);
    },
  );

  it('goes on beyond them with the hue of the nearest one', () => {
    const curve = curveOf(0, LIGHT, DARK);
    expect(curve.hueAt(0.99)).toBeCloseTo(lch(LIGHT).okH, 6);
    expect(curve.hueAt(0.01)).toBeCloseTo(lch(DARK).okH, 6);
    expect(curveOf(0, LIGHT).hueAt(0.2)).toBeCloseTo(lch(LIGHT).okH, 6);
  });

  it('is turned about its first anchor, which stays: as many degrees as are asked for from white to black', () => {
    const turned = curveOf(30, DARK, LIGHT);
    expect(turned.hueAt(lch(DARK).okL)).toBeCloseTo(lch(DARK).okH, 6);
    const one = curveOf(30, '#0D9488');
    expect(turnTo(one.hueAt(1), one.hueAt(0))).toBeCloseTo(30, 6);
    expect(turnTo(curveOf(-12, '#0D9488').hueAt(1), curveOf(-12, '#0D9488').hueAt(0))).toBeCloseTo(-12, 6);
    for (const shift of [-60, 60])
      for (const tone of [0, 0.5, 1]) {
        const hue = curveOf(shift, '#E11D48').hueAt(tone);
        expect(hue >= 0 && hue < 360).toBe(true);
      }
  });

  it.each(['#0D9488', '#6C8F8B'])('is as vivid as %s for what sRGB has there, with no more chroma', (hex) => {
    const anchor = lch(hex);
    const curve = curveOf(0, hex);
    for (const okL of [0.05, 0.15, 0.3, 0.6, 0.9, 0.97, 0.995]) {
      const there = chromaInGamut(okL, anchor.okH, CHROMA_LIMIT);
      expect(curve.chromaAt(okL, okL)).toBeCloseTo(Math.min(anchor.okC, vividnessOf(anchor) * there), 4);
    }
    // Near white and black there is less than that.
    for (const okL of [0.05, 0.995]) expect(curve.chromaAt(okL, okL)).toBeLessThan(anchor.okC / 2);
  });

  it('of a gray has no chroma', () => {
    expect(curveOf(0, '#808080').chromaAt(0.5, 0.5)).toBeLessThan(1e-4);
  });
});

describe('the curve of the neutral', () => {
  it('is that of the grays, where there are any', () => {
    const [cool, warm] = ['#E2E8F0', '#1C1917'];
    const curve = neutralCurve(
      [cool, warm].map((hex) => colorFromHex(hex)),
      184,
      'lightness',
    );
    for (const hex of [cool, warm]) {
      const { okL, okC, okH } = lch(hex);
      expect([curve.hueAt(okL), curve.chromaAt(okL, okL)]).toEqual([
        expect.closeTo(okH, 6),
        expect.closeTo(okC, 6),
      ]);
    }
    expect(curve.exactAt).toHaveLength(2);
  });

  it('has a touch of the brand where there are none: not enough to be a color of its own', () => {
    const curve = neutralCurve([], 184, 'lightness');
    expect([curve.hueAt(0.3), curve.exactAt]).toEqual([184, []]);
    expect(curve.chromaAt(0.5, 0.5)).toBeGreaterThan(0.01);
    expect(curve.chromaAt(0.5, 0.5)).toBeLessThan(0.02);
  });

  it('is plain gray where there is no brand either', () => {
    expect(neutralCurve([], null, 'lightness').chromaAt(0.5, 0.5)).toBe(0);
  });
});
