import type { PaletteEntry } from './paletteHistory';

/** Whether two palettes have the same colors in the same order. */
export const isSamePalette = (one: readonly PaletteEntry[], other: readonly PaletteEntry[]): boolean =>
  one.length === other.length && one.every(({ rgb }, at) => rgb === other[at]?.rgb);
