import { readColor } from '../values/readColor';

/** Words of names for sizes, places in memory, masks, limits and the like, whose numbers are no colors. */
const OTHER = new Set(
  'size len length addr address mask offset flag flags buf buffer max limit count capacity timeout baud freq frequency version magic seed hash crc poly checksum uuid guid port reg register irq sector bytes mem memory heap ram rom flash eeprom width height bits signature opcode ptr pointer delay interval duration clock hz vid pid vendor handle handler interrupt timer prescaler clk div divider channel cfg config ctrl'.split(
    ' ',
  ),
);
/** Words that say that a name is one of a color all the same. */
const OF_COLOR = /^(?:colou?rs?|rgba?|argb|hex|tint|bg|fg|background|foreground|fill|stroke|ink|theme)$/;

/** 'FLASH_BASE', 'maxLength' as words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Words behind the one that tells, as in 'FLASH_BASE' and 'MAGIC_NUMBER'; in 'magicMint' it tells nothing. */
const TAIL = /^(?:base|start|end|min|max|default|value|number|id|t|[hl])$/;

/** Whether a name says that its '0x…' is a size, an address or a mask, and no color. */
export const namesPlainNumber = (name: string): boolean => {
  const words = wordsOf(name);
  const head = words.findLast((word, at) => at === 0 || !TAIL.test(word)) ?? '';
  const isOther = OTHER.has(head) || OTHER.has(words.at(-1) ?? '');
  return isOther && !words.some((word) => OF_COLOR.test(word) || readColor(word) !== null);
};

/** Before a number that is a bit mask or is compared with something. */
const OPERATOR_BEFORE = /(?:[&^~<%]|(?<![=-])>|[=!<>]=) ?$/;
/** Behind one that is masked or moved. */
const OPERATOR_BEHIND = /^ ?(?:&(?!&|\w{2,8};)|\^|%|<<|>>|(?:[=!]=))/;

/** Whether the operators beside a number show that it is no color. */
export const isCalculated = (before: string, behind: string): boolean =>
  OPERATOR_BEFORE.test(before) || OPERATOR_BEHIND.test(behind);

const OPAQUE = String.raw`0x[f]{2}0{6}(?:u?l{0,2})\b`;
const ADDED = String.raw`\s{0,4}[|+]\s{0,4}`;
const IS_OPAQUE = /^0xff0{6}$/i;
/** The opacity that C and Kotlin add to a color: '0xFF000000 | 0x0D9488', in either order. */
const OPACITY_BEFORE = new RegExp(
  `(?:${OPAQUE}|\\(\\s?0xff\\w{0,2}\\s?<<\\s?24\\s?\\)?)\\)?${ADDED}\\(?$`,
  'i',
);
const OPACITY_BEHIND = new RegExp(`^\\w{0,3}\\)?${ADDED}\\(?${OPAQUE}`, 'i');

/** Whether the opacity of a number is added to it, so that its own first byte is none. */
export const hasAddedOpacity = (before: string, behind: string): boolean =>
  OPACITY_BEFORE.test(before) || OPACITY_BEHIND.test(behind);

/** Whether a number is only the opacity that is added to the color beside it. */
export const isAddedOpacity = (whole: string, before: string, behind: string): boolean =>
  IS_OPAQUE.test(whole) && (/^\w{0,3}\s{0,4}[|+]/.test(behind) || /[|+]\s{0,4}\(?$/.test(before));
