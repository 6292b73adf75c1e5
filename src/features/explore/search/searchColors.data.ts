import { colorFromHex } from '../../../color/color';
import type { Color } from '../../../color/types';

type SearchColor = { readonly name: string; readonly color: Color };

/** Once around the hue circle, then the neutrals: each close to colors of many palettes. */
export const SEARCH_COLORS: readonly SearchColor[] = (
  [
    ['Red', '#E5383B'],
    ['Orange', '#F3722C'],
    ['Yellow', '#F9C74F'],
    ['Lime', '#A7C957'],
    ['Green', '#2D9F5B'],
    ['Teal', '#0D9488'],
    ['Blue', '#2D7DD2'],
    ['Indigo', '#4338CA'],
    ['Violet', '#8E44C9'],
    ['Pink', '#F062A6'],
    ['Brown', '#8A5A3B'],
    ['Black', '#18181B'],
    ['Gray', '#9A9AA2'],
    ['White', '#F6F6F4'],
  ] as const
).map(([name, hex]) => ({ name, color: colorFromHex(hex) }));
