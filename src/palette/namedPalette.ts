import type { Palette } from '../color/types';

/** A palette with the name its owner gave it; null for none. */
export type NamedPalette = {
  readonly colors: Palette;
  readonly name: string | null;
  /** Left out where nothing is known of them. */
  readonly tags?: readonly string[];
};

/** A palette on its way into a project. */
export type PaletteToSave = NamedPalette & {
  /** The query of its theme's address. Left out, a palette that is there already keeps the theme that it has. */
  readonly theme?: string;
};
