import { describe, expect, it } from 'vitest';
import { assignRoles } from '../../src/color/assignRoles';
import { chartSeries } from '../../src/color/chartSeries';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { deltaEOk } from '../../src/color/distance';
import { rgbToOklab } from '../../src/color/oklab';
import { randomInt } from '../../src/color/random';
import type { Color, Palette } from '../../src/color/types';
import { hexes, palette, seededRandom } from './generate/samples';

const seriesOf = (colors: Palette, base: Color): readonly Color[] =>
  chartSeries(colors, assignRoles(colors, base, 'light'));

describe('the series of a chart', () => {
  it('start with the primary and the accent color, and take what else shows', () => {
    const colors = palette('#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D', '#0D9488');
    const found = hexes(seriesOf(colors, colorFromHex('#2B3FD6')));
    expect(found.slice(0, 2)).toEqual(['#2B3FD6', '#FF6A3D']);
    // #F3EEE3 and #C9B6F2 are the grounds.
    expect(found.slice(2)).toEqual(['#0D9488', '#2A1230']);
  });

  it('take no color of the palette that the surface or the background would swallow', () => {
    const random = seededRandom(7);
    const swallowed = Array.from({ length: 2000 }, () => {
      const colors = Array.from({ length: 9 }, () => colorFromPacked(randomInt(random, 0, 0xffffff)));
      const [base = colorFromHex('#000000')] = colors;
      const roles = assignRoles(colors, base, 'light');
      const [, , third, fourth] = chartSeries(colors, roles);
      return [third, fourth].filter(
        (color) =>
          colors.includes(color) &&
          [roles.background, roles.surface].some(
            (ground) => deltaEOk(rgbToOklab(ground.rgb), rgbToOklab(color.rgb)) < 0.12,
          ),
      );
    });
    expect(swallowed.flat()).toEqual([]);
  });

  it('are four colors even of a palette of two', () => {
    const found = hexes(seriesOf(palette('#2B3FD6', '#FFFFFF'), colorFromHex('#2B3FD6')));
    expect(new Set(found).size).toBe(4);
  });
});
