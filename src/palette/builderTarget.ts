import type { PaletteDocument } from './palette';
import { builderAddress } from './paletteLink';
import { paletteToStored, type StoredPalette } from './storedPalette';

/** Props of a router link: the builder's address, which also works in other tabs, and the state to pass along. */
export type BuilderTarget = { readonly to: string; readonly state: StoredPalette };

/** The link that opens a palette of 2 to 9 colors in the builder, with everything that belongs to it. */
export const builderTarget = (palette: PaletteDocument): BuilderTarget => ({
  to: builderAddress(palette),
  state: paletteToStored(palette),
});
