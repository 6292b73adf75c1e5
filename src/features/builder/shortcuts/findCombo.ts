import type { KeyCombo } from './keyCombo';

/** Lists all commands, on every page: apart from the table, whose commands need the builder. */
export const FIND_COMBO: KeyCombo = { key: 'k', mod: true };
