import type { KeyCombo } from './keyCombo';

// Shortcuts of every page: apart from the table of shortcuts, whose commands need the builder.

/** Opens the list of all commands. */
export const FIND_COMBO: KeyCombo = { key: 'k', mod: true };

/** Opens the list of shortcuts. */
export const SHEET_COMBO: KeyCombo = { key: '?' };
