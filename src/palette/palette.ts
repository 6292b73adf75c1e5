import type { Flags } from '../color/generate/scope';
import type { Palette } from '../color/types';
import type { SavedPlace } from '../domain/savedPalette';
import type { NamedPalette } from './namedPalette';

/** A palette as it is edited, stored and passed on, with everything that belongs to it besides its colors. */
export type PaletteDocument = NamedPalette & {
  /** One flag per color: automatic changes leave locked colors alone. */
  readonly locked: Flags;
  /** Omitted where it is in no project. Like the name, it stays while the palette is edited. */
  readonly saved?: SavedPlace;
};

/** Optional properties of a new palette; the defaults are no name, no locks and no place in a project. */
export type PaletteFields = Partial<Omit<PaletteDocument, 'colors'>>;

/** The only constructor of palettes: 2 to 9 colors with everything else about them. */
export const createPalette = (
  colors: Palette,
  // Stryker disable next-line ArrayDeclaration: only what is true is a lock
  { name = null, locked = [], ...rest }: PaletteFields = {},
): PaletteDocument => ({ ...rest, colors, name, locked: colors.map((_, i) => locked[i] === true) });
