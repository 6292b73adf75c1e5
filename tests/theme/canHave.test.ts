import { expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { canHave } from '../../src/theme/canHave';
import { SERIES } from '../../src/theme/chartSeries';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES } from '../../src/theme/roles';
import type { Alias } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

const THEME = themeFromPalette(
  ['#0D9488', '#F59E0B', '#1C1917'].map((hex) => colorFromHex(hex)),
  null,
);

it.each<[string, Alias]>([
  ['a step of a hue', { scale: 'teal', step: 4 }],
  ['a gray', { scale: 'neutral', step: 4 }],
  ['a status color', { scale: 'danger', step: 4 }],
  ['a chart color', { scale: SERIES, step: 4 }],
  ['white', { pure: 'white' }],
])('the roles that can have %s are those that get it', (_, alias) => {
  for (const mode of ['light', 'dark'] as const) {
    const given = THEME_ROLES.filter((role) => {
      const theme = { ...THEME, chosen: { light: {}, dark: {}, [mode]: { [role]: alias } } };
      return modeColors(theme, mode).aliases[role] === alias;
    });
    expect(given).toEqual(THEME_ROLES.filter((role) => canHave(role, alias)));
  }
});
