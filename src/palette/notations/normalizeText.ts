/** A color with its sign as Japanese and Chinese keyboards write it. */
const FULL_WIDTH = /＃[０-９Ａ-Ｆａ-ｆ0-9a-f]{3,8}/gi;
/** 'ＲＧＢ（１３，１４８，１３６）', and with some of these signs in the usual width. */
const FULL_WIDTH_FUNCTION = /(?:rgba?|hsla?|ｒｇｂａ?|ｈｓｌａ?)[（(][0-9０-９，、,．.％%°\s]{5,40}[）)]/giu;

/** Signs that nobody sees: of width zero, of the direction of writing, of places where a word may break. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;

/** Without a byte order mark and unseen signs, lines ended as here, full-width colors in the usual signs. */
export const normalizeText = (raw: string): string =>
  raw
    .replace(/^\uFEFF/, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(FULL_WIDTH, (hex) => hex.normalize('NFKC'))
    .replaceAll(FULL_WIDTH_FUNCTION, (color) => color.normalize('NFKC').replaceAll('、', ','));
