import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { rgbToOklch } from '../../src/color/oklab';
import { modeColors } from '../../src/theme/modeColors';
import type { Alias, Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import {
  allScales,
  anchorAlias,
  everyScale,
  ownScales,
  resolveAlias,
  resolveWide,
} from '../../src/theme/themeScales';

const TEAL = themeFromPalette(
  ['#0D9488', '#F59E0B', '#1C1917'].map((hex) => colorFromHex(hex)),
  null,
);
const { scales } = modeColors(TEAL, 'light');
const wide = modeColors({ ...TEAL, gamut: 'p3' }, 'light').scales;
const hexOf = (alias: Alias) => {
  const color = resolveAlias(scales, alias);
  return color && formatHex(color);
};

describe('the scales of a mode', () => {
  it('are those of the palette, the neutral, the status colors and what charts have beside them', () => {
    const own = ['teal', 'amber', 'neutral'];
    const statuses = ['success', 'warning', 'danger', 'info'];
    expect(allScales(ownScales(TEAL, 'light')).map(({ id }) => id)).toEqual(own);
    expect(allScales(scales).map(({ id }) => id)).toEqual([...own, ...statuses]);
    expect(everyScale(scales).map(({ id }) => id)).toEqual([...own, ...statuses, 'chart']);
    expect(everyScale(ownScales(TEAL, 'light')).map(({ id }) => id)).toEqual(own);
  });

  it.each(['#0D9488', '#E11D48', '#2563EB'])('have neutrals with a tint of the brand’s hue: %s', (hex) => {
    const brand = colorFromHex(hex);
    const { neutral } = ownScales(themeFromPalette([brand], null), 'light');
    const middle = rgbToOklch((neutral.steps[5] ?? brand).rgb);
    expect(middle.okC).toBeGreaterThan(0.002);
    // 8 bits of a faint tint tell its hue to some degrees.
    expect(Math.abs(((middle.okH - rgbToOklch(brand.rgb).okH + 540) % 360) - 180)).toBeLessThan(20);
  });

  it('of grays alone is the neutral, without a hue', () => {
    const gray: Theme = themeFromPalette([colorFromHex('#808080')], null);
    expect(ownScales(gray, 'dark').hues).toEqual([]);
  });
});

describe('what a role stands for', () => {
  it('is a step, a color between steps, or white and black', () => {
    expect(hexOf({ scale: 'neutral', step: 0 })).toBe(
      formatHex(scales.neutral.steps[0] ?? colorFromHex('#000')),
    );
    expect(hexOf({ scale: 'teal', anchor: 0 })).toBe('#0D9488');
    expect(hexOf({ scale: 'danger', anchor: 0 })).not.toBeNull();
    expect([hexOf({ pure: 'white' }), hexOf({ pure: 'black' })]).toEqual(['#FFFFFF', '#000000']);
  });

  it.each<Alias>([
    { scale: 'gone', step: 0 },
    { scale: 'gone', anchor: 0 },
    { scale: 'teal', step: 99 },
    { scale: 'teal', step: -1 },
    { scale: 'teal', anchor: 1 },
  ])('is nothing where the theme has no %j', (alias) => {
    expect(hexOf(alias)).toBeNull();
    expect(resolveWide(wide, alias)).toBeNull();
  });

  it('has a wide color where its step has one, and the palette’s own colors have none', () => {
    expect(wide.hues.flatMap(({ wides }) => wides).filter((color) => color !== null)).not.toEqual([]);
    for (const { id, wides } of wide.hues)
      for (const [step, color] of wides.entries()) {
        expect(resolveWide(wide, { scale: id, step })).toBe(color);
        expect(resolveWide(scales, { scale: id, step })).toBeNull();
      }
    expect(resolveWide(wide, { scale: 'teal', anchor: 0 })).toBeNull();
    expect(resolveWide(wide, { pure: 'white' })).toBeNull();
  });
});

describe('the first color of a scale', () => {
  const color = colorFromHex('#0D9488');
  const scale = { id: 'teal', steps: [], wides: [], pins: [] };

  it('is known by its step, by its place where it lies between two, and not at all where there is none', () => {
    expect(
      anchorAlias({
        ...scale,
        anchors: [
          { color, step: 4 },
          { color, step: 2 },
        ],
      }),
    ).toEqual({ scale: 'teal', step: 4 });
    expect(anchorAlias({ ...scale, anchors: [{ color, step: 0 }] })).toEqual({ scale: 'teal', step: 0 });
    expect(anchorAlias({ ...scale, anchors: [{ color, step: null }] })).toEqual({ scale: 'teal', anchor: 0 });
    expect(anchorAlias({ ...scale, anchors: [] })).toBeUndefined();
  });
});
