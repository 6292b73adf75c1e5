/**
 * The text of a field once a key was pressed in it, at its end; null for a key that writes nothing.
 *
 * @param key as `KeyboardEvent.key` has it
 */
export const textAfterKey = (text: string, key: string): string | null => {
  if (key === 'Backspace') return text.replace(/.$/su, '');
  return /^.$/su.test(key) ? text + key : null;
};
