import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { deltaE00, deltaEOk, weightedHslDistance } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { SRGB_GRID } from './grid';
import { SHARMA_PAIRS } from './sharma.data';

describe('deltaE00', () => {
  it('gives the 34 published values of Sharma, in both directions', () => {
    const pairs = SHARMA_PAIRS.map(([L1, a1, b1, L2, a2, b2, published]) => {
      const first = { L: L1, a: a1, b: b1 };
      const second = { L: L2, a: a2, b: b2 };
      return Math.max(
        Math.abs(deltaE00(first, second) - published),
        Math.abs(deltaE00(second, first) - published),
      );
    });
    expect(pairs).toHaveLength(34);
    expect(Math.max(...pairs)).toBeLessThan(1e-4);
  });

  it('agrees with culori on pairs across the cube', () => {
    const oracle = differenceCiede2000();
    const step = 2473;
    const off = SRGB_GRID.map((rgb, i) => {
      const other = SRGB_GRID[(i * step) % SRGB_GRID.length] ?? rgb;
      // Handed over as D65 Lab: from sRGB culori would go through the D50 of print.
      const [first, second] = [rgbToLab(rgb), rgbToLab(other)];
      const expected = oracle(
        { mode: 'lab65', l: first.L, a: first.a, b: first.b },
        { mode: 'lab65', l: second.L, a: second.a, b: second.b },
      );
      return Math.abs(deltaE00(first, second) - expected);
    });
    expect(Math.max(...off)).toBeLessThan(1e-6);
  });

  it('is 0 for a color and itself, grays included', () => {
    const own = SRGB_GRID.map((rgb) => deltaE00(rgbToLab(rgb), rgbToLab(rgb)));
    expect(new Set(own)).toEqual(new Set([0]));
  });
});

describe('deltaEOk', () => {
  it('is the straight distance', () => {
    const from = { okL: 0.5, okA: 0.1, okB: -0.2 };
    expect(deltaEOk(from, from)).toBe(0);
    expect(deltaEOk(from, { okL: 0.7, okA: -0.2, okB: 0.4 })).toBeCloseTo(0.7, 12);
  });
});

describe('weightedHslDistance', () => {
  it('weighs opposite hues 0.5, full saturation and full lightness 0.25 each [X-20]', () => {
    const base = { h: 0, s: 50, l: 50 };
    expect(weightedHslDistance(base, { ...base, h: 180 })).toBeCloseTo(Math.SQRT1_2, 12);
    expect(weightedHslDistance({ h: 0, s: 10, l: 50 }, { h: 0, s: 60, l: 50 })).toBeCloseTo(0.25, 12);
    expect(weightedHslDistance({ ...base, l: 0 }, { ...base, l: 100 })).toBeCloseTo(0.5, 12);
    expect(weightedHslDistance({ h: 0, s: 100, l: 0 }, { h: 180, s: 0, l: 100 })).toBeCloseTo(
      Math.SQRT1_2,
      12,
    );
    expect(weightedHslDistance({ h: 0, s: 100, l: 0 }, { h: 180, s: 5, l: 100 })).toBeCloseTo(
      Math.sqrt(0.5 + 0.25 * 0.95 ** 2 + 0.25),
      12,
    );
  });

  it('measures hue the short way round [X-20]', () => {
    const at = (h: number) => ({ h, s: 80, l: 40 });
    expect(weightedHslDistance(at(359), at(1))).toBeCloseTo(weightedHslDistance(at(10), at(12)), 12);
    expect(weightedHslDistance(at(350), at(170))).toBeCloseTo(Math.SQRT1_2, 12);
  });

  it('leaves hue out where either color has less than 5 % saturation [X-20]', () => {
    expect(weightedHslDistance({ h: 0, s: 4, l: 50 }, { h: 180, s: 4, l: 50 })).toBe(0);
    expect(weightedHslDistance({ h: 0, s: 4, l: 50 }, { h: 180, s: 5, l: 50 })).toBeCloseTo(0.005, 12);
    expect(weightedHslDistance({ h: 0, s: 5, l: 50 }, { h: 180, s: 5, l: 50 })).toBeCloseTo(Math.SQRT1_2, 12);
  });
});
