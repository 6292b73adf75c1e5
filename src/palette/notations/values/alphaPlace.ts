/** Where hex of 4 and 8 digits has its opacity: last in CSS, first on Android, in XAML, Qt and Flutter. */
export type AlphaPlace = 'first' | 'last';

/** Words that give away a platform with the opacity first, in files and in parts of files. */
const PLATFORM =
  /<resources[\s>]|schemas\.android\.com|winfx\/|avaloniaui|<(?:ResourceDictionary|SolidColorBrush)\b|\bx:Key=|\bandroid:\w{1,40}=|^[^\S\n]*import (?:QtQuick|androidx|android)\b/im;
/** Case matters: `parseColor` and `fromHex` of JavaScript have the opacity last. */
const PLATFORM_NAME =
  /<(?:GradientStop|LinearGradientBrush|RadialGradientBrush|Setter)\b|\bColor\.parseColor\(|\b(?:ConvertFromString|FromArgb|fromARGB|FromHex|HexColor\.fromHex|toColorInt|QColor|MaterialApp)\b/;
/** Lines as resources of Android and XAML have them; palettes of other programs may have such, too. */
const RESOURCE =
  /<(?:color|item)\s{1,8}name=["'][^"'<>]{0,80}["'][^<>]{0,80}>\s{0,8}#|<Color>\s{0,8}#|\s(?:Background|Foreground|BorderBrush|Fill|Stroke|(?:Text|Background|Border)Color)="#/;

/** Variables and properties of style sheets, keys of design tokens, settings of VS Code. */
const STYLES =
  /(?:^|[\s;{"'])(?:--|\$)[a-z][\w-]{0,60}["']?\s{0,4}:|(?:^|[\s;{])(?:@[\w-]{1,60}|(?:[a-z-]{1,30}-)?(?:color|background|border|fill|stroke|outline))\s{0,4}:\s{0,4}#[\da-f]{3,8}\s{0,4}[;}!]|:root\b|@theme\b|"editor\.[a-z]/im;

const LONG_HEX = /(?<![0-9a-z])(?:#|0x)?([0-9a-f]{8})(?![0-9a-z])/g;

/** White with an opacity below 1 behind it: read otherwise, it would be a yellow that hardly any palette has. */
const FADED_WHITE = /^ffffff(?!ff)/;
/** What nobody sees in either reading. */
const NOTHING = '00000000';
/** Opaque, or black or white with an opacity. */
const OPACITY_FIRST = /^(?:ff|(?!00)..(?:000000|ffffff)$)/;

/** Whether an opacity is a multiple of 5 %, as people write them. */
const isRound = (digits: string): boolean => {
  const percent = (Number.parseInt(digits.slice(-2), 16) / 255) * 100;
  return Math.abs(percent - Math.round(percent / 5) * 5) < 0.2;
};

/**
 * Where a text's 8-digit hex has its opacity: first where the words are those of Android or XAML, or where all values
 * but faded whites begin with FF and not all end alike, since hardly any palette is opaque by accident, or where nobody
 * would see any of them otherwise. Beside faded whites, values that all end in round opacities are translucent, too.
 */
export const alphaPlaceOf = (text: string): AlphaPlace => {
  if (PLATFORM.test(text) || PLATFORM_NAME.test(text)) return 'first';
  const values = Array.from(text.toLowerCase().matchAll(LONG_HEX), ([, digits]) => String(digits));
  const telling = values.filter((digits) => !FADED_WHITE.test(digits) && digits !== NOTHING);
  const areFirst = telling.every((digits) => OPACITY_FIRST.test(digits));
  if (RESOURCE.test(text))
    return telling.every((digits) => digits.endsWith('ff')) && !areFirst ? 'last' : 'first';
  if (STYLES.test(text)) return 'last';
  const areUnseenLast = telling.length > 0 && telling.every((digits) => digits.endsWith('00'));
  const endings = new Set(telling.map((digits) => digits.slice(-2)));
  const areFaded = values.every(isRound) && values.some((digits) => FADED_WHITE.test(digits));
  return areFirst && (areUnseenLast || (endings.size > 1 && !areFaded)) ? 'first' : 'last';
};
