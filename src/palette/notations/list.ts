import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import { exportValues, type ExportPalette } from '../exportPalette';
import { valueLine, type CodeLine } from './codeLine';
import { createCollector, type Found } from './found';
import { readBareColor, readColor } from './values/readColor';

/** A color with its sign, or a function of CSS. */
const WRITTEN = /#[0-9a-z]{1,20}|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,120}\)/gi;
const SHORT_HEX = /^[0-9a-f]{3}$/i;
/** Three digits alone are a number. */
const SURE_SHORT_HEX = /^(?=.*[a-f])[0-9a-f]{3}$/i;
const LONG_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const WORD = /^[a-z]{3,24}$/i;
const COMMENT = /^\s*(?:\/\/|;|#\s|#$)/;

/** Longer lines are cut, so that none takes long. */
const LINE_MAX = 20_000;

/** The words of a line without hex or functions: of a list of color words each one, else what stands between commas. */
const wordsOf = (line: string): { readonly part: string; readonly color: Color | null }[] => {
  const read = (part: string) => ({ part, color: WORD.test(part) ? readColor(part) : null });
  const single = (line.match(/[^\s,;]+/g) ?? []).map(read);
  return single.every(({ color }) => color !== null)
    ? single
    : line.split(',').map((part) => read(part.trim()));
};

type Line = { readonly colors: readonly string[]; readonly rest: string };

const splitLine = (line: string): Line => {
  const written = line.match(WRITTEN) ?? [];
  const words = line.replaceAll(WRITTEN, ' ').split(/[\s,:;|/"'`[\]()-]+/);
  // Between colors alone, 000 is one, too.
  const isAllHex = words.every((word) => word === '' || SHORT_HEX.test(word) || LONG_HEX.test(word));
  const short = isAllHex && words.some((word) => SURE_SHORT_HEX.test(word)) ? SHORT_HEX : SURE_SHORT_HEX;
  const isBare = (word: string): boolean => LONG_HEX.test(word) || short.test(word);
  return {
    colors: [...written, ...(written.length > 0 ? [] : words.filter(isBare))],
    rest: words
      .filter((word) => written.length > 0 || !isBare(word))
      .join(' ')
      .trim(),
  };
};

/** Hex values or CSS colors, one or many in a line, with a name beside or without. */
export const parseList = (text: string): Found => {
  const collector = createCollector();
  for (const [i, full] of text.split('\n').entries()) {
    if (collector.isFull()) break;
    const line = full.slice(0, LINE_MAX);
    if (line.trim() === '' || COMMENT.test(line)) continue;
    const { colors, rest } = splitLine(line);
    const read = colors.map((part) => ({
      part,
      color: SHORT_HEX.test(part) ? readColor(`#${part}`) : readBareColor(part),
    }));
    // A name stands beside one color; a line without any may hold color words of CSS.
    const found = read.length === 0 ? wordsOf(line) : read;
    for (const { part, color } of found) {
      if (color) collector.addColor(color, read.length === 1 && rest !== '' ? rest : null);
      else collector.addProblem(i + 1, part);
    }
  }
  return collector.found('Hex list');
};

/** '#0D9488', one in a line. */
export const hexListLines = (palette: ExportPalette): CodeLine[] =>
  exportValues(palette).map((value) => {
    const hex = formatHex(value.color);
    return valueLine(hex, value, hex);
  });
