import type { KeyCombo } from './keyCombo';

// Keys of every page: apart from the table of shortcuts, whose commands need the builder.

/** Lists all commands. */
export const FIND_COMBO: KeyCombo = { key: 'k', mod: true };

/** Shows the sheet of shortcuts. */
export const SHEET_COMBO: KeyCombo = { key: '?' };
