import { formatHex } from '../../../color/format';
import { readColor } from '../values/readColor';

/** What only texts of Delphi and Lazarus with colors have: the type of a color, a color that is set, a form. */
const IS_PASCAL =
  /\bT(?:Alpha)?Color\b|\bcl[A-Z]\w{0,40}\s?=\s?\$00|\bColor\s*:=|^[ \t]*object \w+: T[A-Z]/im;
const PASCAL_NUMBER = /\$([0-9a-f]{8}|[0-9a-f]{6})\b/gi;
/** A number in a form: 'Font.Color = 8950797'. */
const FORM_NUMBER = /^([ \t]*(?:\w+\.)*\w*Color = )(\d+)$/gim;
/** Between a name and its value. */
const TYPE = /\s*:\s*(?:array\s*\[[^\]\n]*\]\s*of\s+)?T(?:Alpha)?Color(?=\s*=)/gi;
const PASCAL_NAME = /([=(,]\s*)(cla?|TAlphaColors?(?:Rec)?\.)(Web)?([A-Z]\w+)/g;
/** The names of Delphi that CSS has with the same colors. */
const SHARED_NAME =
  /^(?:black|maroon|green|olive|navy|purple|teal|gray|silver|red|lime|yellow|blue|fuchsia|aqua|white)$/i;
/** Those that CSS has not, or has with other colors. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['MoneyGreen', 'C0DCC0'],
  ['SkyBlue', 'A6CAF0'],
  ['Cream', 'FFFBF0'],
  ['MedGray', 'A0A0A4'],
]);

/** 'BackColor = &H00889400&' of Visual Basic, which writes no zeros in front. */
const BASIC_NUMBER = /(colou?r\s*=\s*)&H(?:00)?([0-9a-f]{1,6})(?![0-9a-f])&?/gi;
/** 'COLORREF teal = 0x0088940D' of C. */
const COLORREF = /(\bCOLORREF\s+\w+\s*=\s*)0x(?:00)?([0-9a-f]{6})\b/gi;

/** '"ColorTable01"=dword:0088940d' of the registry; 0 and 1 are mostly a switch: '"UseSystemColours"=dword:00000001'. */
const REGISTRY =
  /("[a-z]*colou?r[a-z]*\d*"=)dword:00(?!(?<!ColorTable\d\d"=dword:00)00000[01])([0-9a-f]{6})\b/gi;

/** Numbers of other settings, which lists would take for hex with an opacity. */
const OTHER_SETTING = /(?<="=)dword:[0-9a-f]{8}\b/gi;

/** Digits with blue first as a number that has red first, without an opacity. */
const turned = (digits: string): string => `0x${digits.padStart(6, '0').replace(/(..)(..)(..)/, '$3$2$1')}`;

const pascalNumber = (number: string, digits: string): string => {
  if (digits.length === 6) return turned(digits);
  // With an opacity it is one of FireMonkey, and red comes first; with 80 or the like it is a color of the system.
  if (/^ff(?!0000)/i.test(digits)) return `0x${digits}`;
  return digits.startsWith('00') ? turned(digits.slice(2)) : number;
};

const pascalName = (
  whole: string,
  before: string,
  owner: string,
  web: string | undefined,
  word: string,
): string => {
  const isOfVcl = owner === 'cl' && web === undefined;
  const own = isOfVcl ? OWN_NAMES.get(word) : undefined;
  if (own !== undefined) return `${before}0x${own}`;
  const color = isOfVcl && !SHARED_NAME.test(word) ? null : readColor(word.toLowerCase());
  return color ? `${before}0x${formatHex(color).slice(1)}` : whole;
};

const formNumber = (whole: string, before: string, number: string): string =>
  Number(number) < 0x1000000 ? before + turned(Number(number).toString(16)) : whole;

const withPascal = (text: string): string =>
  text
    .replaceAll(TYPE, '')
    .replaceAll(':=', '=')
    .replaceAll(PASCAL_NUMBER, pascalNumber)
    .replaceAll(FORM_NUMBER, formNumber)
    .replaceAll(PASCAL_NAME, pascalName);

/**
 * Code with the colors of Windows as '0xRRGGBB': Delphi, Visual Basic and C write them with blue first, and Delphi has
 * names of its own. Numbers are changed only where they are colors by the file's own signs.
 */
export const withRedFirst = (text: string): string =>
  (IS_PASCAL.test(text) ? withPascal(text) : text)
    .replaceAll(BASIC_NUMBER, (_, before: string, digits: string) => before + turned(digits))
    .replaceAll(COLORREF, (_, before: string, digits: string) => before + turned(digits))
    .replaceAll(REGISTRY, (_, before: string, digits: string) => `${before}"#${turned(digits).slice(2)}"`)
    .replaceAll(OTHER_SETTING, 'dword');
