/** One way to give a command by keyboard. */
export type KeyCombo = {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  readonly key: string;
  /** With Cmd or Ctrl. */
  readonly mod?: boolean;
  readonly shift?: boolean;
};

export type Keystroke = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The key's letter in lower case; on a keyboard of another alphabet, the Latin one in the same place. */
const keyOf = ({ key, code }: Keystroke): string => {
  if (key.length !== 1) return key;
  if (key <= '~') return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? key;
};

/** Digits and signs need Shift on some keyboards and not on others. */
const isShiftFree = (key: string): boolean => /^[^a-z\s]$/.test(key);

export const matchesCombo = (stroke: Keystroke, { key, mod = false, shift = false }: KeyCombo): boolean =>
  keyOf(stroke) === key &&
  !stroke.altKey &&
  (stroke.ctrlKey || stroke.metaKey) === mod &&
  !(stroke.ctrlKey && stroke.metaKey) &&
  (stroke.shiftKey === shift || isShiftFree(key));

/** Whether it is one key alone, which speech input and a stray hand can hit. Escape and Enter answer what is open. */
export const isSingleKey = ({ key, mod = false }: KeyCombo): boolean =>
  !mod && key !== 'Escape' && key !== 'Enter';
