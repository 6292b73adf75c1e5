import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { isEditOf } from '../../src/palette/isEditOf';

const palette = (...hexes: readonly string[]) => hexes.map((hex) => colorFromHex(hex));
const BEFORE = palette('#0D9488', '#F5F5F4', '#1C1917', '#FF7F50');

describe('a palette is an edit of another', () => {
  it.each([
    ['in another order', ['#FF7F50', '#1C1917', '#F5F5F4', '#0D9488']],
    ['with a color more', ['#0D9488', '#F5F5F4', '#264653', '#1C1917', '#FF7F50']],
    ['with a copy of a color', ['#0D9488', '#0D9488', '#F5F5F4', '#1C1917', '#FF7F50']],
    ['with several colors between', ['#0D9488', '#111', '#F5F5F4', '#222', '#1C1917', '#333', '#FF7F50']],
    ['without one of its colors', ['#0D9488', '#F5F5F4', '#FF7F50']],
    ['with one color changed', ['#0D9488', '#F5F5F4', '#1C1917', '#FF0000']],
  ])('%s', (_, hexes) => {
    expect(isEditOf(palette(...hexes), BEFORE)).toBe(true);
  });

  it.each([
    ['two colors are others', ['#0D9488', '#F5F5F4', '#111111', '#FF0000']],
    ['one is gone and one is changed', ['#0D9488', '#F5F5F4', '#FF0000']],
    ['one is more and one is changed', ['#0D9488', '#F5F5F4', '#1C1917', '#FF0000', '#00FF00']],
    ['a color is there oftener at the cost of others', ['#0D9488', '#0D9488', '#0D9488', '#FF7F50']],
  ])('not where %s', (_, hexes) => {
    expect(isEditOf(palette(...hexes), BEFORE)).toBe(false);
  });
});
