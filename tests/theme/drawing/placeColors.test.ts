import { describe, expect, it } from 'vitest';

import { colorFromHex, packRgb } from '../../../src/color/color';
import { rgbToOklab } from '../../../src/color/oklab';
import { roleColor } from '../../../src/theme/checkTheme';
import { basisOf, hasPlace, placeColors, recolor } from '../../../src/theme/drawing/placeColors';
import { modeColors } from '../../../src/theme/modeColors';
import type { ThemeRole } from '../../../src/theme/roles';
import { themeFromPalette } from '../../../src/theme/themeFromPalette';

const theme = themeFromPalette(['#0D9488', '#F5F5F4', '#1C1917'].map(colorFromHex), null);
const modes = { light: modeColors(theme, 'light'), dark: modeColors(theme, 'dark') };

const drawn = (...hexes: string[]) =>
  hexes.map((hex, i) => ({ rgb: packRgb(colorFromHex(hex).rgb), weight: 100 - i }));

const packedRole = (role: ThemeRole, mode: 'light' | 'dark' = 'light'): number =>
  packRgb(roleColor(modes[mode], role).rgb);

describe('the places of the colors of a drawing', () => {
  it('are the roles that have those colors', () => {
    const colors = [packedRole('background'), packedRole('primary'), packedRole('danger')];
    const places = placeColors(
      colors.map((rgb, i) => ({ rgb, weight: 9 - i })),
      'light',
      modes,
    );
    expect(places).toEqual([{ role: 'background' }, { role: 'primary' }, { role: 'danger' }]);
    const inDark = recolor(colors, places, modes.dark).map(({ rgb }) => packRgb(rgb));
    expect(inDark).toEqual(
      (['background', 'primary', 'danger'] as const).map((role) => packedRole(role, 'dark')),
    );
  });

  it('of a dark screen are those that turn it light', () => {
    const [ground, text] = [packedRole('background', 'dark'), packedRole('text', 'dark')];
    const screen = [
      { rgb: ground, weight: 90 },
      { rgb: text, weight: 10 },
    ];
    expect(basisOf(screen, true)).toBe('dark');
    const [inLight] = recolor([ground, text], placeColors(screen, 'dark', modes), modes.light);
    expect(inLight && packRgb(inLight.rgb)).toBe(packedRole('background'));
  });

  it('are those of a light page for what is black on nothing', () => {
    expect(basisOf([{ rgb: 0, weight: 1 }], false)).toBe('light');
    expect(placeColors([{ rgb: 0, weight: 1 }], 'light', modes)).toEqual([{ role: 'text' }]);
  });

  it.each(['#0D9488', '#F59E0B', '#E11D48', '#111111'])(
    'of several blacks and grays are no steps of a hue, with %s as the brand',
    (brand) => {
      const themed = themeFromPalette([brand, '#FFFFFF', '#111111'].map(colorFromHex), null);
      const own = { light: modeColors(themed, 'light'), dark: modeColors(themed, 'dark') };
      const grays = drawn('#111111', '#000000', '#0A0A0A', '#777777', '#FAFAFA', '#FFFFFF');
      const scales = placeColors(grays, 'light', own).flatMap((place) =>
        place !== 'own' && 'alias' in place && 'scale' in place.alias ? [place.alias.scale] : [],
      );
      expect(new Set([...scales, 'neutral'])).toEqual(new Set(['neutral']));
    },
  );

  it('keep a hue in both modes', () => {
    const hexes = ['#1E40AF', '#E11D48', '#15803D', '#F59E0B', '#7C3AED'];
    const places = placeColors(drawn(...hexes), 'light', modes);
    const [light, dark] = [modes.light, modes.dark].map((mode) =>
      recolor(
        hexes.map((hex) => packRgb(colorFromHex(hex).rgb)),
        places,
        mode,
      ).map(({ rgb }) => rgbToOklab(rgb)),
    );
    light?.forEach((one, i) => {
      const other = dark?.[i];
      expect(other && Math.hypot(one.okA - other.okA, one.okB - other.okB)).toBeLessThan(0.12);
    });
  });

  it('are two for two colors that differ, though one is the nearest of both', () => {
    const colors = drawn('#0D9488', '#0B8177');
    const places = placeColors(colors, 'light', modes);
    expect(places[0]).toEqual({ role: 'primary' });
    expect(places[1]).not.toEqual(places[0]);
    expect(placeColors(colors.slice(1), 'light', modes)[0]).toEqual({ role: 'primary' });
  });

  it('leave a color as it is that is to stay, and one whose scale has gone', () => {
    const gone = { alias: { scale: 'gone', step: 3 } } as const;
    expect(recolor([0x123456, 0x654321], ['own', gone], modes.dark).map(({ rgb }) => packRgb(rgb))).toEqual([
      0x123456, 0x654321,
    ]);
    expect([hasPlace(gone, modes.light), hasPlace('own', modes.light)]).toEqual([false, true]);
  });
});
