import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { canRemoveHue, recolorHue, removeHue } from '../../../../src/features/theme/edits/hueEdits';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

it('a hue with an entirely different color is named after it, apart from another of that name', () => {
  const [teal, amber] = [colorFromHex('#0D9488'), colorFromHex('#F59E0B')];
  const theme = themeFromPalette([teal, amber], null);
  expect(theme.hues.map(({ id }) => id)).toEqual(['teal', 'amber']);
  const { name, theme: next } = recolorHue(theme, 'teal', colorFromHex('#F5A524'), teal);
  expect(name).toBe('amber-2');
  expect(next.hues.map(({ id }) => id)).toEqual(['amber-2', 'amber']);
});

it('the last hue can be removed only where a gray is left', () => {
  const theme = themeFromPalette([colorFromHex('#0D9488')], null);
  const [gray] = themeFromPalette([colorFromHex('#78716C')], null).grays;
  if (!gray) throw new Error('A gray is a gray of its theme');
  for (const [grays, isPossible] of [
    [[], false],
    [[gray], true],
  ] as const) {
    const one = { ...theme, grays };
    expect(canRemoveHue(one)).toBe(isPossible);
    expect(removeHue('teal')(one).hues).toHaveLength(isPossible ? 0 : 1);
  }
});
