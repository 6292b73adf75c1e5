import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { recolorHue } from '../../../../src/features/theme/edits/hueEdits';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

it('a hue with an entirely different color is named after it, apart from another of that name', () => {
  const [teal, amber] = [colorFromHex('#0D9488'), colorFromHex('#F59E0B')];
  const theme = themeFromPalette([teal, amber], null);
  expect(theme.hues.map(({ id }) => id)).toEqual(['teal', 'amber']);
  const { name, theme: next } = recolorHue(theme, 'teal', colorFromHex('#F5A524'), teal);
  expect(name).toBe('amber-2');
  expect(next.hues.map(({ id }) => id)).toEqual(['amber-2', 'amber']);
});
