/** A color with its sign as Japanese and Chinese keyboards write it. */
const FULL_WIDTH = /＃[０-９Ａ-Ｆａ-ｆ0-9a-f]{3,8}/gi;

/** Without a byte order mark, lines ended as here, full-width hex in the usual letters. */
export const normalizeText = (raw: string): string =>
  raw
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(FULL_WIDTH, (hex) => hex.normalize('NFKC'));
