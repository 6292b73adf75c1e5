/**
 * Spreadsheets run a cell that begins so as a formula (OWASP, CSV injection), some of them after white space or in
 * full-width letters; an apostrophe makes it text. A cell that begins with an apostrophe gets another, so that taking
 * one away always gives the text back.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n'])/u;

/** What ends a cell in one spreadsheet or another, and white space at its ends, which some cut off. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** One cell of a CSV file (RFC 4180). A zero byte, at which programs stop reading, is left out. */
export const csvCell = (text: string): string => {
  const whole = text.replaceAll('\0', '');
  const safe = FORMULA.test(whole) ? `'${whole}` : whole;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
