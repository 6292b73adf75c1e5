import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { hslSteps, rgbSteps } from '../../../src/color/generate/channelSteps';
import { anyColor } from './samples';

const TEAL = colorFromHex('#0D9488');

describe('HSL steps', () => {
  it('are 11 hues over 45 degrees around the color, itself in the middle', () => {
    const steps = hslSteps(TEAL, 'h');
    expect(steps.map(({ value }) => value)).toEqual([153, 157, 162, 166, 171, 175, 180, 184, 189, 193, 198]);
    expect(steps[5]).toEqual({ value: 175, color: TEAL, isNearest: true });
    expect(steps.filter(({ isNearest }) => isNearest)).toHaveLength(1);
  });

  it('are saturation 0 to 100 and lightness 5 to 95 in tens, all else kept', () => {
    expect(hslSteps(TEAL, 's').map(({ color }) => color.hsl)).toEqual(
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((s) => ({ h: 175, s, l: 32 })),
    );
    expect(hslSteps(TEAL, 'l').map(({ color }) => color.hsl)).toEqual(
      [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map((l) => ({ h: 175, s: 84, l })),
    );
  });

  it('mark the step nearest to the color', () => {
    expect(hslSteps(TEAL, 's').find(({ isNearest }) => isNearest)?.value).toBe(80);
    expect(hslSteps(TEAL, 'l').find(({ isNearest }) => isNearest)?.value).toBe(35);
  });

  it('show the exact color where a step is its own value', () => {
    const exact = colorFromHex('#0D948A');
    const own = { ...exact, hsl: { ...exact.hsl, s: 80 } };
    expect(hslSteps(own, 's')[8]?.color).toBe(own);
  });
});

describe('RGB steps', () => {
  it('are 11 in tens around the channel', () => {
    const steps = rgbSteps(TEAL, 'g');
    expect(steps.map(({ value }) => value)).toEqual([98, 108, 118, 128, 138, 148, 158, 168, 178, 188, 198]);
    expect(steps[5]).toEqual({ value: 148, color: TEAL, isNearest: true });
    expect(steps[0]?.color.rgb).toEqual({ r: 13, g: 98, b: 136 });
  });

  it('are clamped, with each value once', () => {
    expect(rgbSteps(TEAL, 'r').map(({ value }) => value)).toEqual([0, 3, 13, 23, 33, 43, 53, 63]);
    expect(rgbSteps(colorFromHex('#FFFFFF'), 'b').map(({ value }) => value)).toEqual([
      205, 215, 225, 235, 245, 255,
    ]);
  });
});

describe('every ladder', () => {
  it('has the color itself among the RGB steps and the hues, one mark, and values within range', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const channel of ['r', 'g', 'b'] as const)
          expect(rgbSteps(color, channel).find(({ isNearest }) => isNearest)?.color).toBe(color);
        expect(hslSteps(color, 'h')[5]?.color).toBe(color);
        const all = (['h', 's', 'l'] as const).map((channel) => hslSteps(color, channel));
        expect(all.map((steps) => steps.filter(({ isNearest }) => isNearest).length)).toEqual([1, 1, 1]);
        expect(all.map((steps) => steps.length)).toEqual([11, 11, 10]);
        expect(all[0]?.every(({ value }) => value >= 0 && value < 360)).toBe(true);
      }),
    );
  });
});
