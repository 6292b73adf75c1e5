import type { Hex } from '../../color/types';

/** In display order. */
export const COMMAND_GROUPS = [
  'What was typed',
  'Recent palettes',
  'Saved palettes',
  'Theme',
  'Palette',
  'History',
  'Pages',
  'View',
  'Random adjustment',
  'Generate by',
  'Panels',
  'Export as',
  'Account',
  'Legal',
] as const;

/** An action or a page in the command list. */
export type Command = {
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  readonly label: string;
  /** The text to search instead of the label. */
  readonly searched?: string;
  /** Additional search words. */
  readonly words?: string;
  /** The equivalent shortcut, as labeled on this keyboard; undefined where there is none, or it is switched off. */
  readonly keys?: readonly string[] | undefined;
  /** The colors of the palette that it opens. */
  readonly hexes?: readonly Hex[];
  /** It ranks below all others that match, so that Enter replaces no palette by mistake. */
  readonly replacesPalette?: boolean;
  readonly run: () => void;
};
