import type { PaletteDocument } from './palette';
import { builderAddress } from './paletteLink';
import { paletteToStored, type StoredPalette } from './storedPalette';

/** What a router's link needs: the builder's address with the palette, for other tabs too, and what goes along. */
export type BuilderTarget = { readonly to: string; readonly state: StoredPalette };

/** Where a palette of 2 to 9 colors opens in the builder, with all that belongs to it. */
export const builderTarget = (palette: PaletteDocument): BuilderTarget => ({
  to: builderAddress(palette),
  state: paletteToStored(palette),
});
