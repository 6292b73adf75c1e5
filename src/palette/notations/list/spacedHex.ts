import { createCollector, type Found } from '../found';
import { linesOf } from '../tables/lines';
import { readColor } from '../values/readColor';
import { nameBeside } from './nameBeside';

/** 'FF 00 AA', '0xFF, 0x00, 0xAA': two digits for each channel. */
const PAIRS =
  /(?<![\w.#+-])(?:# ?)?(?:0x)?([0-9a-f]{2})[\s,]+(?:0x)?([0-9a-f]{2})[\s,]+(?:0x)?([0-9a-f]{2})(?![\w.:+-])/i;
/** More bytes than a color has, as in the dump of a file. */
const DUMP = /(?:\b(?:0x)?[0-9a-f]{2}[\s,]+){3}(?:0x)?[0-9a-f]{2}\b/i;
/** What may stand beside the bytes: a name, and what parts it from them. */
const BESIDE = /^[\p{L}\p{N}\s,.:=/–—-]*$/u;
/** The bytes of a sign in UTF-8, and a message of MIDI. */
const OTHER_BYTES = /^(?:e[0-9a-f] [89ab][0-9a-f] [89ab][0-9a-f]|[89a-e][0-9a-f](?: [0-7][0-9a-f]){2})$/i;

/** Longer texts are no lists of colors. */
const LENGTH_MAX = 200_000;

const matchOf = (line: string): RegExpExecArray | null => {
  const match = PAIRS.exec(line);
  return match && BESIDE.test(line.replace(match[0], '')) ? match : null;
};

/**
 * Hex whose channels are parted by spaces, a color a line, with or without a name: 'FF 00 AA', 'Teal: 0D 94 88'. Null
 * where a line has other numbers of bytes, and where the digits of all may be those of decimal numbers, or of words.
 */
export const parseSpacedHex = (text: string): Found | null => {
  if (text.length > LENGTH_MAX) return null;
  const lines = linesOf(text).filter((line) => line.text !== '');
  const read = lines.map(({ line, text: shown }) => ({ line, shown, match: matchOf(shown) }));
  const digits = read.map(({ match }) => match?.slice(1).join(' ') ?? '').filter((pairs) => pairs !== '');
  const all = digits.join('');
  if (!/[a-f]/i.test(all) || !/\d/.test(all) || digits.length * 2 < lines.length) return null;
  if (lines.some((line) => DUMP.test(line.text)) || digits.every((pairs) => OTHER_BYTES.test(pairs)))
    return null;
  const { addColor, addProblem, found } = createCollector();
  for (const { line, shown, match } of read) {
    const color = match && readColor(`#${match.slice(1).join('')}`);
    if (color) addColor(color, nameBeside(shown, match[0]));
    else addProblem(line, shown);
  }
  return found('Hex list');
};
