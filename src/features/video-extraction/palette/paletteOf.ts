import { colorFromPacked } from '../../../color/color';
import type { Palette } from '../../../color/types';
import type { PackedRgb } from '../../../engine/engine';

export const paletteOf = (colors: readonly PackedRgb[]): Palette => colors.map(colorFromPacked);
