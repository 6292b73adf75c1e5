import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { nameOfHues } from '../../src/theme/nameOfHues';
import { ownScales } from '../../src/theme/themeScales';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themePalette } from '../../src/theme/themePalette';

const themeOf = (...hexes: readonly string[]) =>
  themeFromPalette(
    hexes.map((hex) => colorFromHex(hex)),
    null,
  );
const paletteOf = (...hexes: readonly string[]): string[] => themePalette(themeOf(...hexes)).map(formatHex);

describe('the palette of a theme', () => {
  it('has the first color of each hue, then the others of the hues, then the grays', () => {
    expect(paletteOf('#0D9488', '#115E59', '#F59E0B', '#1C1917', '#B45309', '#F5F5F4')).toEqual([
      '#0D9488',
      '#F59E0B',
      '#B45309',
      '#115E59',
      '#1C1917',
      '#F5F5F4',
    ]);
  });

  it('has two colors at least: beside one color the neutral’s last step, which is its text', () => {
    const alone = themeOf('#0D9488');
    const text = ownScales(alone, 'light').neutral.steps.at(-1);
    expect(themePalette(alone)).toEqual([colorFromHex('#0D9488'), text]);
    expect(paletteOf()).toHaveLength(2);
    expect(paletteOf('#0D9488', '#F59E0B')).toEqual(['#0D9488', '#F59E0B']);
  });

  it('has nine at most', () => {
    const hexes = Array.from({ length: 12 }, (_, i) => `#0${i.toString(16)}9488`);
    expect(paletteOf(...hexes)).toEqual(paletteOf(...hexes).slice(0, 9));
    expect(paletteOf(...hexes)).toHaveLength(9);
  });
});

describe('the name of a theme that nobody has named', () => {
  const named = (...ids: readonly string[]) =>
    nameOfHues({ hues: ids.map((id) => ({ id, anchors: [], shift: 0 })) });

  it.each([
    [['teal'], 'Teal'],
    [['teal', 'amber-2'], 'Teal, amber 2'],
    [['deep-sea-blue', 'amber', 'violet', 'red'], 'Deep sea blue, amber, violet'],
  ])('of the hues %j is %s', (ids, name) => {
    expect(named(...ids)).toBe(name);
  });

  it('is none where it has grays alone', () => {
    expect(named()).toBeNull();
  });
});
