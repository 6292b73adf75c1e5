import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';

/** A color of a file, by its path: ['primary'], or ['color', 'teal', '600']. */
export type NamedColor = {
  readonly path: readonly string[];
  readonly color: Color;
  /** How much of it is seen; all where it says nothing. */
  readonly opacity?: number;
};

/** What a file says, whatever it is written in. */
export type FileColors = {
  readonly colors: Readonly<Record<ThemeMode, readonly NamedColor[]>>;
  /** Names of what looks like a color, and could not be read. */
  readonly unread: readonly string[];
  /** It has other colors for screens that show Display P3. */
  readonly isWide: boolean;
  /** The theme that it says it was written from. */
  readonly marked: Theme | null;
};
