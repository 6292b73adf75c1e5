const N = String.raw`(?:\d{1,3}(?:\.\d{0,12})?|\.\d{1,12})`;

/** 'teal = rgb255 13 148 136' of Elm, 'sRGB24 13 148 136' of Haskell: whole numbers. */
const BYTES = new RegExp(
  String.raw`\b(?:rgba?255|sRGB24)[ \t]+(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})\b`,
  'g',
);
/** 'teal = rgb 0.05 0.58 0.53' of Elm, 'sRGB 0.05 0.58 0.53' of Haskell: numbers from 0 to 1. */
const FRACTIONS = new RegExp(
  String.raw`(?:(?<==[ \t]{0,8})rgb|\bsRGB)[ \t]+((?:0?\.\d{1,12}|[01](?:\.0{1,12})?)(?:[ \t]+(?:0?\.\d{1,12}|[01](?:\.0{1,12})?)){2})(?![\d.])`,
  'g',
);
/** 'RGBColor[0.05, 0.58, 0.53]', 'Hue[0.48, 1, 0.58]' and 'GrayLevel[0.5]' of Mathematica. */
const BRACKETED = new RegExp(
  String.raw`\b(RGBColor|Hue|GrayLevel)\[\s{0,4}(${N}(?:\s{0,4},\s{0,4}${N}){0,3})\s{0,4}\]`,
  'g',
);
/** 'Srgb::new(0.05, 0.58, 0.53)' of Rust's palettes. */
const NEW = /\bSrgba?::new\(/g;
/** 'rgb <0.05, 0.58, 0.53>' of POV-Ray, where further numbers let light through. */
const IN_ANGLES = new RegExp(
  String.raw`\bs?rgb(?:ft|f|t)?[ \t]{0,4}<\s{0,4}(${N}(?:\s{0,4},\s{0,4}${N}){2})(?:\s{0,4},\s{0,4}${N}){0,2}\s{0,4}>`,
  'g',
);
/** 'juce::Colour teal (0xff0d9488)' and 'Colour teal { 0xff0d9488 }' of C++, made where they are declared. */
const DECLARED = /(\b\w{0,12}Colou?r)\s{1,4}(\w{1,40})\s{0,4}[({]\s{0,4}(0x[0-9a-f]{6,8})\s{0,4}[)}]/gi;
const QUOTED = /\bRGBColor\[\s{0,4}("#[0-9a-f]{6}")\s{0,4}\]/gi;
/** 'set palette defined (0 0 0 0.5, 1 1 0.5 0)' of gnuplot: a place, then the channels from 0 to 1. */
const DEFINED = /(\bpalette\b[^\n]{0,40}\bdefined[ \t]{0,4}\()([\d\s.,\\-]{10,4000})(?=\))/g;

/** A call whose numbers range from 0 to 1, also where all are whole. */
const FRACTION_CALL = 'Color3.new';

const bracketed = (whole: string, name: string, inside: string): string => {
  const numbers = inside.split(',').map((part) => part.trim());
  if (name === 'RGBColor')
    return numbers.length < 3 ? whole : `${FRACTION_CALL}(${numbers.slice(0, 3).join()})`;
  if (name === 'GrayLevel') return `${FRACTION_CALL}(${Array.from({ length: 3 }, () => numbers[0]).join()})`;
  // What is left out of a hue is the most of it.
  const [hue, saturation = '1', brightness = '1'] = numbers;
  return `Color(hue: ${hue}, saturation: ${saturation}, brightness: ${brightness})`;
};

const defined = (whole: string, opening: string, inside: string): string => {
  const stops = inside.replaceAll('\\', ' ').split(',');
  const calls = stops.map((stop) => stop.trim().split(/\s+/));
  if (calls.some((numbers) => numbers.length !== 4)) return whole;
  // As many lines as before.
  const breaks = inside.replaceAll(/[^\n]/g, '');
  return opening + calls.map((numbers) => `${FRACTION_CALL}(${numbers.slice(1).join()})`).join() + breaks;
};

/** Code with the colors of languages that call functions in other ways, as calls with parentheses and commas. */
export const withParentheses = (text: string): string =>
  text
    .replaceAll(BYTES, 'Color32($1, $2, $3)')
    .replaceAll(FRACTIONS, (_, numbers: string) => `${FRACTION_CALL}(${numbers.trim().split(/\s+/).join()})`)
    .replaceAll(BRACKETED, bracketed)
    .replaceAll(NEW, 'Srgb.new(')
    .replaceAll(IN_ANGLES, `${FRACTION_CALL}($1)`)
    .replaceAll(DECLARED, '$1 $2 = $3')
    .replaceAll(QUOTED, 'Color($1)')
    .replaceAll(DEFINED, defined);
