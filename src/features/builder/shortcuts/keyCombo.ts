import { pressedKey } from '../../../state/shortcuts/pressedKey';

/** A key combination for a command. */
export type KeyCombo = {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  /** With Cmd or Ctrl. */
  readonly mod?: boolean;
  readonly shift?: boolean;
};

export type Keystroke = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Digits and signs need Shift on some keyboards and not on others. */
const isShiftFree = (key: string): boolean => /^[^a-z\s]$/.test(key);

export const matchesCombo = (stroke: Keystroke, { key, mod = false, shift = false }: KeyCombo): boolean =>
  pressedKey(stroke) === key &&
  !stroke.altKey &&
  (stroke.ctrlKey || stroke.metaKey) === mod &&
  !(stroke.ctrlKey && stroke.metaKey) &&
  (stroke.shiftKey === shift || isShiftFree(key));

/**
 * Whether it is a single key, which speech input or accident can trigger. Escape and Enter answer open dialogs and are
 * exempt.
 */
export const isSingleKey = ({ key, mod = false }: KeyCombo): boolean =>
  !mod && key !== 'Escape' && key !== 'Enter';
