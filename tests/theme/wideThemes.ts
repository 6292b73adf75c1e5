import { colorFromHex } from '../../src/color/color';
import type { P3 } from '../../src/color/types';
import { themeTokens } from '../../src/theme/exports/themeTokens';
import { primitiveId } from '../../src/theme/exports/names';
import type { Theme, ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

/** Strong colors, whose pale and deep steps sRGB cuts off; some wide in one mode alone. */
export const WIDE_THEME: Theme = {
  ...themeFromPalette(
    ['#16A34A', '#E11D48', '#F97316', '#6B7280'].map(colorFromHex),
    colorFromHex('#16A34A'),
    'Neon',
  ),
  gamut: 'p3',
  curves: { light: { tones: [], chroma: [null, null, 1.4] }, dark: { tones: [], chroma: [] } },
};

/** The wide colors of a mode by the ids of their steps, such as 'green-300'. */
export const widesOf = (theme: Theme, mode: ThemeMode): ReadonlyMap<string, P3> =>
  new Map(
    themeTokens(theme).primitives.flatMap((one) => {
      const wide = one.wide[mode];
      return wide ? [[primitiveId(one), wide] as const] : [];
    }),
  );
