import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { modeColors } from '../../src/theme/modeColors';
import type { ThemeRole } from '../../src/theme/roles';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { roleColor } from '../../src/theme/checkTheme';
import { withRoleColors } from '../../src/theme/imports/withRoleColors';

/** So much alike that each step of the neutral that is near is wanted by several, and dark steps of hues are nearer. */
const GRAYS: readonly (readonly [ThemeRole, string])[] = [
  ['background', '#101010'],
  ['surface', '#121212'],
  ['raised', '#141414'],
  ['muted', '#161616'],
  ['border', '#181818'],
];

describe('grays that roles are to have', () => {
  it.each(['#0D9488', '#2A9D8F', '#166534', '#7C3AED'])(
    'stand on steps of the neutral beside %s',
    (brand) => {
      const theme = themeFromPalette([colorFromHex(brand)], colorFromHex(brand));
      const wanted = new Map(GRAYS.map(([role, hex]) => [role, colorFromHex(hex)]));
      const made = withRoleColors(theme, { light: new Map(), dark: wanted }, true);
      const dark = modeColors(made, 'dark');
      for (const [role, color] of wanted) {
        const alias = dark.aliases[role];
        expect(roleColor(dark, role)).toEqual(color);
        expect('scale' in alias ? alias.scale : 'neutral').toBe('neutral');
      }
    },
  );
});
