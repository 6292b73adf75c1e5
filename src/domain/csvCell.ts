/**
 * Spreadsheets run a cell that begins like this as a formula (OWASP, CSV injection), some even after white space or in
 * full-width letters; an apostrophe makes it text. A cell that begins with an apostrophe gets another, so that removing
 * one always restores the text.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n'])/u;

/** Characters that separate cells in some spreadsheet, and white space at the ends, which some trim. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Makes spreadsheets read a CSV file that begins with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One cell of a CSV file (RFC 4180). Zero bytes, at which programs stop reading, are removed. */
export const csvCell = (text: string): string => {
  const whole = text.replaceAll('\0', '');
  const safe = FORMULA.test(whole) ? `'${whole}` : whole;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
