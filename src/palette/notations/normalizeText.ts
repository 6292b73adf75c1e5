import { INVISIBLE } from '../invisible';

/** Hex with '#' as Japanese and Chinese keyboards write it. */
const FULL_WIDTH = /＃[０-９Ａ-Ｆａ-ｆ0-9a-f]{3,8}/gi;
/** 'ＲＧＢ（１３，１４８，１３６）', in which some characters may have the usual width. */
const FULL_WIDTH_FUNCTION = /(?:rgba?|hsla?|ｒｇｂａ?|ｈｓｌａ?)[（(][0-9０-９，、,．.％%°\s]{5,40}[）)]/giu;

/** '(R=0.004025,G=0.296138,B=0.246201,A=1.000000)' of Unreal, with as many digits as it writes for linear channels. */
const LINEAR = /\(R=(\d\.\d{6}),G=(\d\.\d{6}),B=(\d\.\d{6})(?:,A=(\d\.\d{6}))?\)/g;

/** '/ ${opacityValue})' of Tailwind 3: an opacity that is set elsewhere. */
const OPACITY =
  /\(\{\s?opacity(?:Value|Variable)\s?\}\)\s?=>\s?(?=`(?:rgb|hsl))|(?<=\b(?:rgb|hsl)a?\([\d.%, ]{5,40})\s?[/,]\s?\$\{[\w.]{1,40}\}\s?\)/g;

/** 'RGB(13;148;136)' as spreadsheets of many countries separate arguments. */
const SEMICOLONS = /\b((?:rgb|hs[lbv])a?)\((\s?\d[\d.]{0,8}%?(?:\s?;\s?[\d.]{1,9}%?){2,3}\s?)\)/gi;

/** Removes a byte order mark and invisible characters, unifies line endings, and normalizes how colors are written. */
export const normalizeText = (raw: string): string =>
  raw
    .replace(/^\uFEFF/, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(
      LINEAR,
      (_, r: string, g: string, b: string, a = '1') => `color(srgb-linear ${r} ${g} ${b} / ${a})`,
    )
    .replaceAll(OPACITY, (text) => (text.endsWith(')') ? ')' : ''))
    .replaceAll(SEMICOLONS, (_, model: string, inside: string) => `${model}(${inside.replaceAll(';', ',')})`)
    .replaceAll(FULL_WIDTH, (hex) => hex.normalize('NFKC'))
    .replaceAll(FULL_WIDTH_FUNCTION, (color) => color.normalize('NFKC').replaceAll('、', ','));
