/** Where hex of 4 and 8 digits has its opacity: behind the color in CSS, before it on Android, in XAML, Qt and Flutter. */
export type AlphaPlace = 'first' | 'last';

/** Words of the platforms that write opacity first. */
const ALPHA_FIRST =
  /<resources[\s>]|schemas\.android\.com|winfx\/|avaloniaui|<(?:ResourceDictionary|SolidColorBrush)\b|\bx:Key=|\b(?:parseColor|ConvertFromString|FromArgb|FromHex|toColorInt)\b|^\s*import (?:QtQuick|androidx|android)\b|\bMaterialApp\b/im;

const LONG_HEX = /(?<![0-9a-z])(?:#|0x)?([0-9a-f]{8})(?![0-9a-z])/gi;

/** As many values as tell what the others are. */
const SAMPLE = 2000;

/**
 * Where the opacity of a text's 8-digit hex stands: first on Android and in XAML, told by their words; and where all
 * values, two at least, begin with FF and do not all end alike, because hardly a palette is opaque only by accident.
 */
export const alphaPlaceOf = (text: string): AlphaPlace => {
  if (ALPHA_FIRST.test(text)) return 'first';
  const values: string[] = [];
  for (const [, digits = ''] of text.matchAll(LONG_HEX)) {
    if (!/^ff/i.test(digits)) return 'last';
    values.push(digits.toLowerCase());
    if (values.length >= SAMPLE) break;
  }
  const endings = new Set(values.map((digits) => digits.slice(-2)));
  return values.length > 1 && endings.size > 1 ? 'first' : 'last';
};
