import { colorFromPacked } from '../../color/color';
import { formatHex } from '../../color/format';
import { paletteLink } from '../../palette/paletteLink';
import { PATHS } from '../../domain/paths';
import type { PaletteEntry } from './paletteHistory';

/** What the builder takes over from the navigation: exact colours as '#RRGGBB'. */
export const handOver = (entries: readonly PaletteEntry[]): { readonly colors: string[] } => ({
  colors: entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))),
});

/** The same palette as an address, for a link that is opened in another tab. */
export const builderAddress = (entries: readonly PaletteEntry[]): string =>
  `${PATHS.builder}?${paletteLink(entries.map(({ rgb }) => colorFromPacked(rgb)))}`;
