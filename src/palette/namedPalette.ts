import type { Palette } from '../color/types';
import type { KnownDetails } from '../domain/paletteDetails';

/** A palette with the name its owner gave it; null for none. */
export type NamedPalette = KnownDetails & {
  readonly colors: Palette;
  readonly name: string | null;
};

/** A palette to be saved in a project. */
export type PaletteToSave = NamedPalette & {
  /** The query of its theme's address. If omitted, a palette that is already saved keeps its theme. */
  readonly theme?: string;
};
