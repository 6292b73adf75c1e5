import { expect, it } from 'vitest';

import { colorFromHex, colorFromHsl } from '../../src/color/color';
import { nameColor } from '../../src/palette/nameColor';
import { sameNamedPalette, samePalette } from '../../src/palette/samePalette';

const palette = (...hexes: readonly string[]) => hexes.map((hex) => colorFromHex(hex));

it('palettes are the same where they show the same colors in the same order, however those are written', () => {
  expect(samePalette([], [])).toBe(true);
  expect(samePalette(palette('#000000', '#0D9488'), palette('#000000', '#0D9488'))).toBe(true);
  // Blacks of any hue look alike.
  expect(samePalette([colorFromHsl({ h: 210, s: 40, l: 0 })], palette('#000000'))).toBe(true);
});

it('palettes are others where a color, its place or their number differs', () => {
  const own = palette('#000000', '#0D9488');
  for (const other of [
    palette('#000000', '#0D9489'),
    palette('#0D9488', '#000000'),
    palette('#000000'),
    palette('#000000', '#0D9488', '#FFFFFF'),
  ]) {
    expect(samePalette(own, other)).toBe(false);
    expect(samePalette(other, own)).toBe(false);
  }
});

it('palettes are called the same where their colors are the same and have the same given names', () => {
  const own = palette('#000000', '#0D9488');
  const named = (...names: readonly string[]) => own.map((color, i) => nameColor(color, names[i]));
  expect(sameNamedPalette(own, palette('#000000', '#0D9488'))).toBe(true);
  expect(sameNamedPalette(named('Ink', 'Brand'), named('Ink', 'Brand'))).toBe(true);
  for (const other of [own, named('Ink'), named('Brand', 'Ink'), palette('#000000', '#0D9488', '#FFFFFF')]) {
    expect(sameNamedPalette(named('Ink', 'Brand'), other)).toBe(false);
    expect(sameNamedPalette(other, named('Ink', 'Brand'))).toBe(false);
  }
  expect(samePalette(own, named('Ink'))).toBe(true);
});
