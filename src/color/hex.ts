const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** 0xRRGGBB from 3 or 6 hex digits, with or without #, trimmed; null for anything else. */
export const hexToPacked = (text: string): number | null => {
  const trimmed = text.trim();
  if (!HEX.test(trimmed)) return null;
  const digits = trimmed.replace('#', '');
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
};
