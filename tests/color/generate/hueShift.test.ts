import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHsl } from '../../../src/color/color';
import { DEFAULT_HUE_STEP, HUE_STEPS, hueRows, turnHue } from '../../../src/color/generate/hueShift';
import { anyColor, anyScope, keptLocked } from './samples';

const at = (h: number) => colorFromHsl({ h, s: 60, l: 40 });

describe('the hue rows', () => {
  it('are minus one step, the palette unchanged, plus one step', () => {
    const before = [at(5), at(350)];
    const rows = hueRows(before, 15, { locked: [] });
    expect(rows.map(({ degrees }) => degrees)).toEqual([-15, 0, 15]);
    expect(rows.map((row) => row.palette.map(({ hsl }) => hsl.h))).toEqual([
      [350, 335],
      [5, 350],
      [20, 5],
    ]);
    expect(rows[1]?.palette.map((color, i) => color === before[i])).toEqual([true, true]);
  });

  it('offer 5, 10, 15, 30 and 45 degrees, 15 at first [B-75]', () => {
    expect(HUE_STEPS).toEqual([5, 10, 15, 30, 45]);
    expect(DEFAULT_HUE_STEP).toBe(15);
  });

  it('turn active colors only, and never locked ones', () => {
    const [minus] = hueRows([at(100), at(100)], 45, { locked: [], active: [true, false] });
    expect(minus?.palette.map(({ hsl }) => hsl.h)).toEqual([55, 100]);
    fc.assert(
      fc.property(anyScope, fc.constantFrom(...HUE_STEPS), ({ colors, locked, active }, step) => {
        for (const row of hueRows(colors, step, { locked, active }))
          expect(keptLocked(colors, row.palette, locked)).toBe(true);
      }),
    );
  });
});

describe('turning a hue', () => {
  it('keeps saturation and lightness, and stays in 0 to 359', () => {
    fc.assert(
      fc.property(anyColor, fc.integer({ min: -400, max: 400 }), (color, degrees) => {
        const { h, s, l } = turnHue(color, degrees).hsl;
        expect([s, l]).toEqual([color.hsl.s, color.hsl.l]);
        expect((((h - color.hsl.h - degrees) % 360) + 360) % 360).toBe(0);
        expect(h >= 0 && h < 360).toBe(true);
      }),
    );
  });

  it('by a whole turn is the exact color', () => {
    fc.assert(
      fc.property(anyColor, (color) => turnHue(color, 360) === color && turnHue(color, -360) === color),
    );
  });
});
