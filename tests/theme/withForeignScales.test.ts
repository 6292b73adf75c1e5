import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { oklchInGamut } from '../../src/color/gamut';
import { withForeignScales } from '../../src/theme/imports/withForeignScales';
import { HUES_MAX } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const TEAL_500 = '#14B8A6';
const TEAL_900 = '#134E4A';
/** A teal and a red that no scale has as a step. */
const OTHER_TEAL = '#0F8F80';
const BLUE_500 = '#3B82F6';
const BLUE_900 = '#1E3A8A';
const RED = '#DC2626';

/** A scale of two steps in light. */
const scaleOf = (id: string, middle: string, dark: string) => ({
  id,
  colors: {
    light: new Map([
      ['500', colorFromHex(middle)],
      ['900', colorFromHex(dark)],
    ]),
    dark: new Map(),
  },
  names: new Set([`${id}-500`, `${id}-900`]),
});
const SEA = scaleOf('sea', TEAL_500, TEAL_900);
const SKY = scaleOf('sky', BLUE_500, BLUE_900);

/** The hues of a theme of these roles' colors with the scales, each with its anchors. */
const huesOf = (roles: readonly string[], scales = [SEA]) => {
  const theme = themeFromPalette(roles.map(colorFromHex), null);
  const [made] = withForeignScales(theme, { steps: ['500', '900'], hues: scales, neutral: null });
  return (made?.hues ?? []).map(({ id, anchors }) => [id].concat(anchors.map(formatHex)));
};

describe('a scale of another program becomes a hue', () => {
  it('with the most colorful of its steps, where no role has one', () => {
    expect(huesOf(['#808080'])).toEqual([['sea', TEAL_500]]);
  });

  it('with the step that a role has', () => {
    expect(huesOf([TEAL_900])).toEqual([['sea', TEAL_900]]);
  });

  it('with the colors of roles that are shades of it, instead of a step that no role has', () => {
    expect(huesOf([OTHER_TEAL])).toEqual([['sea', OTHER_TEAL]]);
    expect(huesOf([TEAL_500, OTHER_TEAL])).toEqual([['sea', TEAL_500, OTHER_TEAL]]);
  });

  it('beside hues of its own for the colors that are shades of none', () => {
    expect(huesOf([RED, OTHER_TEAL])).toEqual([
      ['red', RED],
      ['sea', OTHER_TEAL],
    ]);
  });

  it('after those of roles, where no role has a color of it', () => {
    expect(huesOf([RED, TEAL_500], [SKY, SEA])).toEqual([
      ['red', RED],
      ['sea', TEAL_500],
      ['sky', BLUE_500],
    ]);
  });

  it('with its own name, also where that of another hue is the same', () => {
    expect(huesOf([RED, TEAL_500], [scaleOf('red', TEAL_500, TEAL_900)])).toEqual([
      ['red-2', RED],
      ['red', TEAL_500],
    ]);
  });

  it('with as many colors as an address keeps, as one of as many hues as a theme has', () => {
    // Ten teals, from a middle one to a dark one.
    const shades = Array.from({ length: 10 }, (_, i) => {
      const rgb = oklchInGamut({ okL: 0.65 - i * 0.03, okC: 0.07, okH: 182 });
      return formatHex(colorFromRgb(rgb));
    });
    const [[, ...anchors] = []] = huesOf(shades);
    expect(anchors).toHaveLength(9);
    const scales = Array.from({ length: HUES_MAX + 1 }, (_, i) => scaleOf(`sea-${i}`, TEAL_500, TEAL_900));
    expect(huesOf([TEAL_500], scales)).toHaveLength(HUES_MAX);
  });
});
