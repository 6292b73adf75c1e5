/** Where hex of 4 and 8 digits has its opacity: behind the color in CSS, before it on Android, in XAML, Qt and Flutter. */
export type AlphaPlace = 'first' | 'last';

/** Words of the platforms that write opacity first. */
const ALPHA_FIRST =
  /<resources[\s>]|schemas\.android\.com|winfx\/|avaloniaui|<(?:ResourceDictionary|SolidColorBrush)\b|\bx:Key=|\b(?:parseColor|ConvertFromString|FromArgb|FromHex|toColorInt)\b|^[^\S\n]*import (?:QtQuick|androidx|android)\b|\bMaterialApp\b/im;

const LONG_HEX = /(?<![0-9a-z])(?:#|0x)?([0-9a-f]{8})(?![0-9a-z])/g;

/**
 * Where the opacity of a text's 8-digit hex stands: first on Android and in XAML, told by their words; and where all
 * values begin with FF and do not all end alike, because hardly a palette is opaque only by accident.
 */
export const alphaPlaceOf = (text: string): AlphaPlace => {
  if (ALPHA_FIRST.test(text)) return 'first';
  const values = Array.from(text.toLowerCase().matchAll(LONG_HEX), ([, digits]) => String(digits));
  const endings = new Set(values.map((digits) => digits.slice(-2)));
  return endings.size > 1 && values.every((digits) => digits.startsWith('ff')) ? 'first' : 'last';
};
