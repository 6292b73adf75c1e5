/** The key's letter in lower case; on a non-Latin keyboard the Latin one at the same position. */
export const pressedKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key.length !== 1) return key;
  if (key <= '~') return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? key;
};
