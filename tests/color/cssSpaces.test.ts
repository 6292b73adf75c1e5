import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { rgbToCmyk, rgbToLabD50, rgbToLchD50, rgbToP3 } from '../../src/color/cssSpaces';
import type { Rgb } from '../../src/color/types';

const STEPS = [0, 1, 13, 64, 127, 148, 200, 254, 255];
const CUBE: readonly Rgb[] = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => ({ r, g, b }))));

const [toLab, toLch, toP3] = [converter('lab'), converter('lch'), converter('p3')];
const asCulori = ({ r, g, b }: Rgb) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const;

/** The largest difference over the cube. */
const worst = (differences: (rgb: Rgb) => readonly number[]): number =>
  Math.max(...CUBE.flatMap((rgb) => differences(rgb).map(Math.abs)));

describe('the spaces of CSS', () => {
  it('have the Lab of culori, under D50', () => {
    const off = worst((rgb) => {
      const [own, theirs] = [rgbToLabD50(rgb), toLab(asCulori(rgb))];
      return [own.L - theirs.l, own.a - theirs.a, own.b - theirs.b];
    });
    expect(off).toBeLessThan(1e-3);
  });

  it('have the LCH of culori, and no hue for grays', () => {
    const off = worst((rgb) => {
      const [own, theirs] = [rgbToLchD50(rgb), toLch(asCulori(rgb))];
      const isGray = rgb.r === rgb.g && rgb.g === rgb.b;
      const turn = isGray ? own.hueDegrees : Math.sin(((own.hueDegrees - (theirs.h ?? 0)) * Math.PI) / 360);
      return [own.lightness - theirs.l, own.chroma - theirs.c, turn];
    });
    expect(off).toBeLessThan(1e-2);
  });

  it('have the Display P3 of culori', () => {
    const off = worst((rgb) => {
      const [own, theirs] = [rgbToP3(rgb), toP3(asCulori(rgb))];
      return [own.r - theirs.r, own.g - theirs.g, own.b - theirs.b];
    });
    expect(off).toBeLessThan(1e-5);
  });

  it.each([
    ['#000000', { c: 0, m: 0, y: 0, k: 100 }],
    ['#FFFFFF', { c: 0, m: 0, y: 0, k: 0 }],
    ['#FF0000', { c: 0, m: 100, y: 100, k: 0 }],
    ['#0D9488', { c: 91, m: 0, y: 8, k: 42 }],
  ])('have the inks of %s by the plain formula', (hex, inks) => {
    expect(rgbToCmyk(colorFromHex(hex).rgb)).toEqual(inks);
  });
});
