import type { Flags } from '../color/generate/scope';
import type { Palette } from '../color/types';
import type { SavedPlace } from '../domain/savedPalette';
import type { NamedPalette } from './namedPalette';

/** A palette as it is worked on, kept on a device and handed over: all that belongs to it beside its colors. */
export type PaletteDocument = NamedPalette & {
  /** One flag per color: what changes colors by itself leaves locked ones alone. */
  readonly locked: Flags;
  /** Left out where it is in no project. Like the name, it stays while the palette is only edited. */
  readonly saved?: SavedPlace;
};

/** What may be said of a new palette. What is left out: no name, no locks, no place in a project. */
export type PaletteFields = Partial<Omit<PaletteDocument, 'colors'>>;

/** The one place where a palette is made: 2 to 9 colors with everything else about them. */
export const createPalette = (
  colors: Palette,
  // Stryker disable next-line ArrayDeclaration: only what is true is a lock
  { name = null, locked = [], ...rest }: PaletteFields = {},
): PaletteDocument => ({ ...rest, colors, name, locked: colors.map((_, i) => locked[i] === true) });
