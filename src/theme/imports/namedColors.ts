import type { Color } from '../../color/types';
import type { Theme, ThemeMode } from '../theme';

/** A color of a file and its path: ['primary'], or ['color', 'teal', '600']. */
export type NamedColor = {
  readonly path: readonly string[];
  readonly color: Color;
  /** Its opacity; 1 if unspecified. */
  readonly opacity?: number;
};

/** The colors of a file of any format. */
export type FileColors = {
  readonly colors: Readonly<Record<ThemeMode, readonly NamedColor[]>>;
  /** Names of values that look like colors but could not be read. */
  readonly unread: readonly string[];
  /** Whether it has separate colors for Display P3 screens. */
  readonly isWide: boolean;
  /** The source theme that it states. */
  readonly marked: Theme | null;
};
