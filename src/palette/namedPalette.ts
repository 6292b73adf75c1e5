import type { Palette } from '../color/types';

/** A palette with the name its owner gave it; null for none. */
export type NamedPalette = { readonly colors: Palette; readonly name: string | null };
