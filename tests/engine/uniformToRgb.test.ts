import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { labOf, uniformOf } from '../../src/engine/reference/points';
import { uniformToRgb } from '../../src/engine/uniformToRgb';

const toRgb = (color: number) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
const anyColor = fc.integer({ min: 0, max: 0xffffff });

describe('the space in which palettes are clustered', () => {
  it('holds CIELAB to a hundredth', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { L, a, b } = rgbToLab(toRgb(color));
        const apart = labOf(color).map((value, i) => Math.abs(value - [L, a, b][i]!));
        expect(Math.max(...apart)).toBeLessThan(0.01);
      }),
      { numRuns: 3000 },
    );
  });

  it('gives a color back within one level of every channel', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const back = toRgb(uniformToRgb(...uniformOf(color)));
        const { r, g, b } = toRgb(color);
        expect(
          Math.max(Math.abs(back.r - r), Math.abs(back.g - g), Math.abs(back.b - b)),
        ).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('comes nearer to ΔE00 than CIELAB does, over colors a palette tells apart', () => {
    let ours = 0;
    let plain = 0;
    fc.assert(
      fc.property(anyColor, anyColor, (p, q) => {
        const [one, other] = [rgbToLab(toRgb(p)), rgbToLab(toRgb(q))];
        const exact = deltaE00(one, other);
        fc.pre(exact > 2 && exact < 20);
        const [u, v] = [uniformOf(p), uniformOf(q)];
        ours += Math.abs(Math.hypot(u[0] - v[0], u[1] - v[1], u[2] - v[2]) / exact - 1);
        plain += Math.abs(Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b) / exact - 1);
      }),
      { seed: 1, numRuns: 2000 },
    );
    expect(ours).toBeLessThan(plain / 3);
  });
});
