import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { PaletteEntry } from '../paletteHistory';

/** '#0D9488, #F5F5F4', as copied. */
export const hexList = (entries: readonly PaletteEntry[]): string =>
  entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))).join(', ');
