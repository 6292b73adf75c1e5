import { colorFromPacked } from '../../../color/color';
import { paletteLink } from '../../../palette/paletteLink';
import type { Palette } from '../../../color/types';
import { PATHS } from '../../../domain/paths';
import type { PackedRgb } from '../../../engine/engine';

export const paletteOf = (colors: readonly PackedRgb[]): Palette => colors.map(colorFromPacked);

/** The builder with exactly these colors. */
export const builderAddress = (colors: readonly PackedRgb[]): string =>
  `${PATHS.builder}?${paletteLink(paletteOf(colors))}`;
