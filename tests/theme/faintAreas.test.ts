import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { checkPairs, roleColor } from '../../src/theme/checkTheme';
import { faintAreas } from '../../src/theme/faintAreas';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { FILLED_ROLES, GROUNDS } from '../../src/theme/roles';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const themeOf = (hexes: string) => {
  const colors = hexes.split('-').map((hex) => colorFromHex(`#${hex}`));
  return themeFromPalette(colors, colors[0] ?? null);
};

const colorsOf = (hexes: string, mode: ThemeMode): ModeColors => modeColors(themeOf(hexes), mode);

describe('the areas of a theme that are faint', () => {
  it.each([
    // Five colors that everyone tells apart by lightness alone leave a dark one on a dark page.
    ['ff8800-0a141e-121b2b-40b1b7', 'dark', 'success'],
    ['3a1730-a8264a-ef7f6a-fadccb-1f8a8c', 'dark', 'success'],
    ['e63946-f1faee-a8dadc-457b9d-1d3557', 'dark', 'info'],
    // A yellow on white.
    ['0d9488-f5f5f4-1c1917', 'light', 'warning'],
  ] as const)('of %s in %s are among others %s', (hexes, mode, area) => {
    const colors = colorsOf(hexes, mode);
    const page = roleColor(colors, 'background').rgb;
    expect(contrastRatio(roleColor(colors, area).rgb, page)).toBeLessThan(3);
    expect(faintAreas(colors)).toContain(area);
  });

  it.each(THEME_MODES)('are those under 3 : 1 on a ground, one of four as well as all: %s', (mode) => {
    const colors = colorsOf('e63946-f1faee-a8dadc-457b9d-1d3557', mode);
    const faint = FILLED_ROLES.filter((area) =>
      GROUNDS.some((ground) => contrastRatio(roleColor(colors, area).rgb, roleColor(colors, ground).rgb) < 3),
    );
    expect(faintAreas(colors)).toEqual(faint);
  });

  it('can be outlined in control: its pairs with all grounds are among those that are checked', () => {
    const pairs = checkPairs(colorsOf('ff8800-0a141e-121b2b-40b1b7', 'dark'));
    const outlines = pairs.filter(({ front }) => front === 'control');
    expect(outlines.map(({ back }) => back)).toEqual([...GROUNDS]);
    for (const { ratio } of outlines) expect(ratio).toBeGreaterThanOrEqual(3);
  });

  it('are none where all stand out, as white does on black', () => {
    const fills = Object.fromEntries(FILLED_ROLES.map((role) => [role, { pure: 'white' }] as const));
    const theme = { ...themeOf('0d9488-f5f5f4-1c1917'), chosen: { light: {}, dark: fills } };
    expect(faintAreas(modeColors(theme, 'dark'))).toEqual([]);
  });
});
