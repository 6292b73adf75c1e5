import type { Hex } from '../../color/types';

/** In the order in which they are listed. */
export const COMMAND_GROUPS = [
  'What was typed',
  'Recent palettes',
  'Saved palettes',
  'Pages',
  'Theme',
  'Palette',
  'History',
  'View',
  'Random adjustment',
  'Generate by',
  'Panels',
  'Export as',
  'Account',
  'Legal',
] as const;

/** Something that can be done, or a place to go to, by its name. */
export type Command = {
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  readonly label: string;
  /** Further words that it is found by. */
  readonly words?: string;
  /** The keys that do the same, as they stand on this keyboard. */
  readonly keys?: readonly string[];
  /** The colors of the palette that it opens. */
  readonly hexes?: readonly Hex[];
  readonly run: () => void;
};
