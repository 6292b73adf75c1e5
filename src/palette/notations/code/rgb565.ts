/** What only code for small displays has: the format, a library's names, a table of 16-bit colors. */
const IS_OF_DISPLAY = /565|\bTFT_[A-Z]|\buint16_t\b[^\n;]{0,60}(?:colou?r|palette)/i;
const FOUR_DIGITS = /\b0x([0-9a-f]{4})\b/gi;

const wide = (value: number, bits: number): string =>
  Math.round((value * 255) / (2 ** bits - 1))
    .toString(16)
    .padStart(2, '0');

/** Code for small displays with its colors of 5, 6 and 5 bits as '0xRRGGBB'. */
export const withRgb888 = (text: string): string =>
  IS_OF_DISPLAY.test(text)
    ? text.replaceAll(FOUR_DIGITS, (_, digits: string) => {
        const value = Number.parseInt(digits, 16);
        return `0x${wide(value >> 11, 5)}${wide((value >> 5) & 63, 6)}${wide(value & 31, 5)}`;
      })
    : text;
