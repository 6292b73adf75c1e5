import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { roleColor } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import type { Theme } from '../../src/theme/theme';
import { neutralsOf, themeByRules } from '../../src/theme/themeByRules';

const themeOf = (hexes: string, chosen: string | null = null): Theme =>
  themeByRules(hexes.split(' ').map(colorFromHex), chosen === null ? null : colorFromHex(chosen));
const anchorsOf = ({ hues }: Theme): string[][] => hues.map(({ anchors }) => anchors.map(formatHex));
const brandOf = (theme: Theme): string | undefined => anchorsOf(theme)[0]?.[0];
const graysOf = ({ grays }: Theme): string[] => grays.map(formatHex);

const AUTUMN = '#F9F0DA #C3743B #8F4034 #4C1824 #00D1EF';

describe('a theme made by the rules', () => {
  it.each([
    ['a strong color rather than the pale one before it', AUTUMN, '#C3743B'],
    ['a mid-tone rather than the nearly black one before it', '#1A0F14 #D6336C #FFF3BF', '#D6336C'],
    ['the first of several strong ones', '#0D9488 #E11D48 #7C3AED', '#0D9488'],
    ['a muted color rather than grays and pale ones', '#FAF7F0 #EDE6D6 #8A9A5B #2B2B2B', '#8A9A5B'],
    ['a strong color rather than a lemon that no white page shows', '#FEF08A #1D4ED8', '#1D4ED8'],
    ['of pastels alone, the one that comes closest', '#FFF1E6 #FDE2E4 #BEE1E6', '#BEE1E6'],
  ])('has as brand %s', (_, hexes, brand) => {
    expect(brandOf(themeOf(hexes))).toBe(brand);
  });

  it('has a chosen color as brand, whatever its strength, unless it is gray', () => {
    const pale = themeOf(AUTUMN, '#F9F0DA');
    expect([brandOf(pale), graysOf(pale)]).toEqual(['#F9F0DA', []]);
    expect(brandOf(themeOf('#808080 #FEF08A #1D4ED8', '#808080'))).toBe('#1D4ED8');
  });

  it('takes a pale tint for the neutral, as it does grays', () => {
    const theme = themeOf(`${AUTUMN} #777777`);
    expect(graysOf(theme)).toEqual(['#F9F0DA', '#777777']);
    expect(neutralsOf(AUTUMN.split(' ').map(colorFromHex)).map(formatHex)).toEqual(['#F9F0DA']);
  });

  it('keeps a pale tint of a strong color’s hue in the scale of that hue', () => {
    const orange = colorFromHex('#EA580C');
    const { okH } = rgbToOklch(orange.rgb);
    const pale = colorFromRgb(oklchInGamut({ okL: 0.93, okC: 0.035, okH }));
    expect(themeByRules([pale, orange, colorFromHex('#0EA5E9')], null).hues[0]?.anchors).toEqual([
      orange,
      pale,
    ]);
    expect(themeByRules([pale, colorFromHex('#0EA5E9')], null).grays).toEqual([pale]);
  });

  it('fills further areas with strong colors before others', () => {
    const theme = themeOf('#0D9488 #FEF08A #3B1D6E #E11D48');
    expect(anchorsOf(theme).map(([first]) => first)).toEqual(['#0D9488', '#E11D48', '#FEF08A', '#3B1D6E']);
    expect(formatHex(roleColor(modeColors(theme, 'light'), 'accent'))).toBe('#E11D48');
  });

  it('has no hue where the palette has only grays', () => {
    const theme = themeOf('#111111 #888888 #F5F5F5', '#888888');
    expect([theme.hues, graysOf(theme)]).toEqual([[], ['#111111', '#888888', '#F5F5F5']]);
  });
});
