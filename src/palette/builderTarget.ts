import type { PaletteDocument } from './palette';
import { builderAddress } from './paletteLink';
import { paletteToStored, type StoredPalette } from './storedPalette';

/** Opened to be looked at: nobody here has made it. */
export type Opened = { readonly isOpened?: true };

/** Props of a router link: the builder's address, which also works in other tabs, and the state to pass along. */
export type BuilderTarget = { readonly to: string; readonly state: StoredPalette & Opened };

/** The link that opens a palette of 2 to 9 colors in the builder, with everything that belongs to it. */
export const builderTarget = (palette: PaletteDocument, opened: Opened = {}): BuilderTarget => ({
  to: builderAddress(palette),
  state: { ...paletteToStored(palette), ...opened },
});
