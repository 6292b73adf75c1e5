import { expect, it } from 'vitest';

import { rgbToHsl } from '../../src/color/convert';
import { hueSixths } from '../../src/color/hueSixths';
import { SRGB_GRID } from './grid';

it('is the hue of HSL, which rgbToHsl computes by itself', () => {
  const off = SRGB_GRID.map((rgb) => {
    const [max, min] = [Math.max(rgb.r, rgb.g, rgb.b), Math.min(rgb.r, rgb.g, rgb.b)];
    const turn = Math.abs(60 * hueSixths(rgb, max, max - min) - rgbToHsl(rgb).h);
    return Math.min(turn, 360 - turn);
  });
  expect(Math.max(...off)).toBeLessThanOrEqual(0.5 + 1e-9);
});
