/**
 * The text of a field after a key is pressed with the cursor at its end; null for a key that produces no text.
 * @param key as in `KeyboardEvent.key`
 */
export const textAfterKey = (text: string, key: string): string | null => {
  if (key === 'Backspace') return text.replace(/.$/su, '');
  return /^.$/su.test(key) ? text + key : null;
};
