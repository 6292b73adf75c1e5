import { colorFromPacked } from '../../color/color';
import { formatHex } from '../../color/format';
import type { PaletteEntry } from './paletteHistory';

/** What the builder takes over from the navigation: exact colours as '#RRGGBB'. */
export const handOver = (entries: readonly PaletteEntry[]): { readonly colors: string[] } => ({
  colors: entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))),
});
