/** Where hex of 4 and 8 digits has its opacity: last in CSS, first on Android, in XAML, Qt and Flutter. */
export type AlphaPlace = 'first' | 'last';

/** Words that give away a platform with the opacity first. */
const ALPHA_FIRST =
  /<resources[\s>]|schemas\.android\.com|winfx\/|avaloniaui|<(?:ResourceDictionary|SolidColorBrush)\b|\bx:Key=|\b(?:parseColor|ConvertFromString|FromArgb|FromHex|toColorInt)\b|^[^\S\n]*import (?:QtQuick|androidx|android)\b|\bMaterialApp\b/im;

const LONG_HEX = /(?<![0-9a-z])(?:#|0x)?([0-9a-f]{8})(?![0-9a-z])/g;

/**
 * Where a text's 8-digit hex has its opacity: first where the words are those of Android or XAML, or where all values
 * begin with FF and not all end alike, since hardly any palette is opaque by accident.
 */
export const alphaPlaceOf = (text: string): AlphaPlace => {
  if (ALPHA_FIRST.test(text)) return 'first';
  const values = Array.from(text.toLowerCase().matchAll(LONG_HEX), ([, digits]) => String(digits));
  const endings = new Set(values.map((digits) => digits.slice(-2)));
  return endings.size > 1 && values.every((digits) => digits.startsWith('ff')) ? 'first' : 'last';
};
