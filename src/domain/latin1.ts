/**
 * Latin-1, the characters that the fonts of every PDF reader have. Other accents are dropped; other characters become
 * '?'.
 */
export const toLatin1 = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (/[\u0020-\u007E\u00A1-\u00FF]/.test(sign)) return sign;
    const plain = sign.normalize('NFKD').replaceAll(/[^\u0020-\u007E]/g, '');
    return plain === '' ? '?' : plain;
  }).join('');
