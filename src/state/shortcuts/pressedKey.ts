/** The signs that share their key with a letter on some non-Latin keyboards. */
const SIGNS: Partial<Record<string, string>> = { Comma: ',', Period: '.' };

/** The key's letter in lower case; on a non-Latin keyboard the Latin one, or the sign, at the same position. */
export const pressedKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key.length !== 1) return key;
  if (key <= '~') return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code] ?? key;
};
