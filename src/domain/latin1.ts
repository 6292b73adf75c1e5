/** Marks of typography that Latin-1 has in a plain form only. */
const PLAIN_MARKS: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/[\u2018-\u201B\u2032]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

const withPlainMarks = (text: string): string =>
  PLAIN_MARKS.reduce((written, [marks, plain]) => written.replaceAll(marks, plain), text);

/**
 * Latin-1, the characters that the fonts of every PDF reader have. Quotation marks, apostrophes and dashes become
 * plain, other accents are dropped, and other characters become '?'.
 */
export const toLatin1 = (text: string): string =>
  Array.from(withPlainMarks(text.normalize('NFC')), (sign) => {
    if (/[\u0020-\u007E\u00A1-\u00FF]/.test(sign)) return sign;
    const plain = sign.normalize('NFKD').replaceAll(/[^\u0020-\u007E]/g, '');
    return plain === '' ? '?' : plain;
  }).join('');
