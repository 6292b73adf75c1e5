import { describe, expect, it } from 'vitest';

import { colorFromRgb } from '../../src/color/color';
import { shadeScale } from '../../src/color/shadeScale';
import { isGray, themeFromPalette } from '../../src/theme/themeFromPalette';
import { ownScales } from '../../src/theme/themeScales';
import { SRGB_GRID } from '../color/grid';

describe('the step of a color', () => {
  it('is called alike in its own shade scale and in the light scales of a theme made from it', () => {
    const colors = SRGB_GRID.filter((_, i) => i % 17 === 0)
      .map(colorFromRgb)
      .filter((color) => !isGray(color));
    const differing = colors.filter((color) => {
      const theme = themeFromPalette([color], null);
      const [anchor] = ownScales(theme, 'light').hues[0]?.anchors ?? [];
      const own = shadeScale(color).find(({ isAnchor }) => isAnchor)?.step;
      return theme.steps[anchor?.step ?? -1] !== `${own}`;
    });
    expect(colors.length).toBeGreaterThan(100);
    expect(differing).toEqual([]);
  });
});
