import { anyOf, BRIGHTNESS_FUNCTIONS, COLOR_FUNCTIONS, INK_FUNCTIONS } from '../../colorFunctions';
import { isHexWord } from '../hexWords';
import { X11 } from '../values/channelLetters';

/** A color with '#' or '0x', or a color function. */
export const WRITTEN = new RegExp(
  [
    String.raw`#[0-9a-z]{1,20}`,
    String.raw`\b0x(?:[0-9a-f]{8}|[0-9a-f]{6})\b`,
    X11,
    String.raw`\b${anyOf(COLOR_FUNCTIONS, INK_FUNCTIONS, BRIGHTNESS_FUNCTIONS)}\([^()]{1,120}\)`,
  ].join('|'),
  'gi',
);
export const IS_WRITTEN = new RegExp(WRITTEN.source, 'i');
export const ONE_WRITTEN = new RegExp(`^(?:${WRITTEN.source})$`, 'i');

/** Hex without '#' that is no word and no number, beside colors that have it. */
const BARE_BESIDE = String.raw`(?<![\w#&./-])(?=[a-f]{0,5}\d)(?=\d{0,5}[a-f])[0-9a-f]{6}(?![\w./%-])`;
const WRITTEN_OR_BARE = new RegExp(`${WRITTEN.source}|${BARE_BESIDE}`, 'gi');

/** The written colors of a line, and hex without '#' beside them; null where none is written. */
export const writtenIn = (line: string): string[] | null =>
  IS_WRITTEN.test(line) ? line.match(WRITTEN_OR_BARE) : null;

/** A color by its inks, by a function. */
export const IS_INKS = new RegExp(String.raw`^${anyOf(INK_FUNCTIONS)}\(`, 'i');

/** Words between spaces and the usual punctuation. */
export const BARE = /[^\s,:;|/"'`[\]()，、；：。（）-]+/g;
export const SHORT_HEX = /^[0-9a-f]{3}$/i;
export const LONG_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
export const HAS_LETTER = /[a-f]/i;
export const WORD = /^[a-z]{3,24}$/i;

/** Whether a text is hex without '#' that is no word, and no number of six digits. */
export const isBareHex = (text: string): boolean =>
  LONG_HEX.test(text) && HAS_LETTER.test(text) && !isHexWord(text);

export const IS_HEX = /^[0-9a-f]+$/i;

/** As in CSS: hex with '#'. */
export const signed = (part: string): string => (IS_HEX.test(part) ? `#${part}` : part.replace(/^0x/i, '#'));
