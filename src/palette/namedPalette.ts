import type { Palette } from '../color/types';
import type { KnownDetails } from '../domain/paletteDetails';

/** A palette with the name its owner gave it; null for none. */
export type NamedPalette = KnownDetails & {
  readonly colors: Palette;
  readonly name: string | null;
};

/** A palette on its way into a project. */
export type PaletteToSave = NamedPalette & {
  /** The query of its theme's address. Left out, a palette that is there already keeps the theme that it has. */
  readonly theme?: string;
};
