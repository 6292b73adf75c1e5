import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import { exportValues, type ExportPalette } from '../exportPalette';
import { anyOf, COLOR_FUNCTIONS, INK_FUNCTIONS } from '../colorFunctions';
import { valueLine, type CodeLine } from './codeLine';
import { computingCalls } from './code/computing';
import { createCollector, type Found } from './found';
import { isHexWord } from './hexWords';
import { leadsToIssues, withoutNumbers } from './issueNumbers';
import { createProgress, ignoreProgress, type ReportRead } from './progress';
import { readProse } from './prose/prose';
import { readWordRow } from './prose/wordRow';
import { hasSentenceWord } from './prose/words';
import { readCsvLine, readTableRow, tableBelow, type ListedTable } from './tables/csvLine';
import { alphaPlaceOf } from './values/alphaPlace';
import { LETTERED_IN_WORDS, readLettered, readX11, X11 } from './values/channelLetters';
import { isAlike, isUnlike } from './values/likeness';
import { readColor } from './values/readColor';

/** A color with '#' or '0x', or a color function. */
const WRITTEN = new RegExp(
  [
    String.raw`#[0-9a-z]{1,20}`,
    String.raw`\b0x(?:[0-9a-f]{8}|[0-9a-f]{6})\b`,
    X11,
    String.raw`\b${anyOf(COLOR_FUNCTIONS, INK_FUNCTIONS)}\([^()]{1,120}\)`,
  ].join('|'),
  'gi',
);
const IS_WRITTEN = new RegExp(WRITTEN.source, 'i');
const LETTERS = new RegExp(LETTERED_IN_WORDS, 'gi');
/** Words between spaces and the usual punctuation. */
const BARE = /[^\s,:;|/"'`[\]()，、；：。（）-]+/g;
const SHORT_HEX = /^[0-9a-f]{3}$/i;
const LONG_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const HAS_LETTER = /[a-f]/i;
const WORD = /^[a-z]{3,24}$/i;
const IS_HEX = /^[0-9a-f]+$/i;
const COMMENT = /^\s*(?:\/\/|;|!\s|#\s|#$|#{2,6}\s(?!.*[0-9a-f]{6}))/i;
const ADDRESS =
  /\b[a-z]{3,8}:\/\/\S{1,2000}|\b(?:href|id|src)=["'][^"'\n]{0,2000}["']|\]\(#[^)\n]{0,200}\)/gi;

/** A Markdown image, mostly of the color beside it. */
const PICTURE = /!\[[^\]\n]{0,200}\]\([^)\n]{0,2000}\)/g;
/** A comment of scripts and settings after a value; hex after a detached '#' is a color. */
const REMARK = /(?<=\S)\s+#\s(?!.*[0-9a-f]{6}).*$/i;

/** Longer lines are not lines of settings. */
const REMARKED_MAX = 300;

/** Longer lines are cut, to bound the time per line. */
const LINE_MAX = 20_000;

/**
 * The words of a line without hex or functions: one by one where all are color words, otherwise what is between commas.
 * A line without any color is one text, commas included.
 */
const wordsOf = (line: string): { readonly part: string; readonly color: Color | null }[] => {
  const read = (part: string) => ({
    part,
    color: WORD.test(part) && !IS_HEX.test(part) ? readColor(part) : null,
  });
  const single = (line.match(/[^\s,;]+/g) ?? []).map(read);
  if (single.every(({ color }) => color !== null)) return single;
  const parts = line.split(',').map((part) => read(part.trim()));
  return parts.some(({ color }) => color !== null) ? parts : [{ part: line.trim(), color: null }];
};

/** The words of a line that are hex without '#'. */
const bareHexes = (words: readonly string[]): string[] => {
  const hexes = words.filter((word) => SHORT_HEX.test(word) || LONG_HEX.test(word));
  const isAllHex = hexes.length === words.length;
  // Among words, eight digits are a date.
  const sure = hexes.filter((word) => LONG_HEX.test(word) && !isHexWord(word) && !/^\d{8}$/.test(word));
  if (!isAllHex) {
    // Among words, three letters are a word, and three digits a number.
    if (sure.length > 0) return sure;
    return hexes.filter((word) => !isHexWord(word) && HAS_LETTER.test(word) && /\d/.test(word));
  }
  // 'Bee FFD400' is a name and a color; among several colors of three digits, 'bad' and '000' are colors, too.
  const isListed = (word: string): boolean =>
    hexes.length > 2 && hexes.some((other) => other.length === word.length && !isHexWord(other));
  const kept = hexes.filter((word) => !isHexWord(word) || isListed(word));
  const hasShort = kept.some((word) => SHORT_HEX.test(word) && HAS_LETTER.test(word));
  return kept.filter((word) => LONG_HEX.test(word) || HAS_LETTER.test(word) || hasShort);
};

/** A list in which only some colors have '#'; null where it contains anything else. Digits alone may be a number. */
const partlySigned = (line: string): string[] | null => {
  const parts = line.match(/[^\s,;]+/g) ?? [];
  const isColor = (part: string): boolean =>
    part.startsWith('#')
      ? LONG_HEX.test(part.slice(1))
      : LONG_HEX.test(part) && HAS_LETTER.test(part) && !isHexWord(part);
  return parts.every(isColor) ? parts : null;
};

/**
 * A list separated by spaces in which some colors are words: '#0ea5e9 #f43f5e teal'. Null where it contains anything
 * else, or a word for each value: those are names.
 */
const withWords = (line: string): string[] | null => {
  const parts = line.match(/[^\s,;]+/g) ?? [];
  const words = parts.filter((part) => WORD.test(part) && !IS_HEX.test(part) && readColor(part) !== null);
  const values = parts.filter((part) => part.startsWith('#') && IS_HEX.test(part.slice(1)));
  return words.length < values.length && words.length + values.length === parts.length ? parts : null;
};

/** As in CSS: hex with '#'. */
const signed = (part: string): string => (IS_HEX.test(part) ? `#${part}` : part.replace(/^0x/i, '#'));

/** Items between commas or semicolons; parentheses are kept together. */
const LISTED = /(?:[^,;()，；、]|\([^()]*\))+/g;
const ONE_WRITTEN = new RegExp(`^(?:${WRITTEN.source})$`, 'i');
/** With fewer items, one is the name of the other. */
const LISTED_MIN = 3;

/**
 * The colors of a line separated by commas or semicolons, in any notation: '#123, ff8800, tomato'. If the line contains
 * anything else, words and short hex are names. Null where the line is no such list.
 */
const listed = (line: string): readonly string[] | null => {
  const parts = (line.match(LISTED) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  if (parts.length < LISTED_MIN) return null;
  const isValue = (part: string): boolean =>
    ONE_WRITTEN.test(part) || (LONG_HEX.test(part) && !isHexWord(part));
  const isWord = (part: string): boolean =>
    WORD.test(part) && !isHexWord(part) && (SHORT_HEX.test(part) || readColor(part) !== null);
  if (parts.every((part) => isValue(part) || isWord(part))) return parts;
  const values = parts.filter(isValue);
  // A color word unlike all of the values is no name of one: then the items that are no colors are to be reported.
  const isOther = (part: string): boolean => {
    const word = WORD.test(part) && !IS_HEX.test(part) ? readColor(part) : null;
    return word !== null && values.every((value) => isUnlike(word, readColor(signed(value))));
  };
  if (values.length > 0 && parts.some(isOther)) return parts;
  return values.some((part) => ONE_WRITTEN.test(part)) && values.length * 2 > parts.length ? values : null;
};

/** The number of an item in a numbered list. */
const ORDINAL = /^\s*\d{1,3}[.)](?:\s+(?=[^\d\s])|\s*$)/;
/** Markdown's bold. */
const EMPHASIS = /\*\*|__/g;

/** Quoted words, in a row of SQL or of a table. */
const QUOTED = /(?<=(?:^|[(,])\s{0,4})(["'])(\p{L}[^"'\n]{0,60})\1(?=\s{0,4}[,.])/gu;

/** The text beside a color, without the punctuation between them. */
const nameBeside = (line: string, part: string): string => {
  const at = line.indexOf(part);
  const isQuoted = /["']/.test(line[at - 1] ?? '') && line[at - 1] === line[at + part.length];
  const quoted = [...line.matchAll(QUOTED)];
  if (isQuoted && quoted.length === 1) return quoted[0]?.[2] ?? '';
  const [before, after] = [line.slice(0, at), line.slice(at + part.length)];
  // 'Sky, #87CEEB, for links': what follows as an item of its own is about the color.
  const isItem = /\p{L}.{0,200}[,;]\s{0,4}$/u.test(before) && /^\s{0,4}[,;]/.test(after);
  return (isItem ? before : `${before} ${after}`)
    .replaceAll(EMPHASIS, '')
    .replace(ORDINAL, '')
    .replace(/\(\s*\)|\[\s*\]/, ' ')
    .replace(/^\s*(?:@define-color|#{2,6})\s/, '')
    .replace(/^[\s,:;|/"`[\]()=>→*•–—：，；“”„‘’«»-]+/, '')
    .replace(/\s+\.$/, '')
    .replace(/[\s,:;|/"`[\](=>→*–—：，；。“”„‘’«»-]+$/, '')
    .replaceAll(/["`]?\s*[,:;|=–—-]?\s{2,}/g, ' ')
    .replace(/^'(.*)'$/, '$1');
};

/** The items of a list of named colors: 'Brand C8102E; Sky #87CEEB'. Null where the line is no such list. */
const namedParts = (line: string): readonly string[] | null => {
  const parts = (line.match(LISTED) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  const isNamed = (part: string): boolean => {
    const written = part.match(WRITTEN) ?? [];
    const values = written.length > 0 ? written : bareHexes(part.match(BARE) ?? []);
    return values.length === 1 && /\p{L}/u.test(nameBeside(part, values[0] ?? ''));
  };
  return parts.length > 1 && parts.every(isNamed) ? parts : null;
};

/** '#F25F5C', 'rgb' or 'hsl'. */
const notationOf = (part: string): string => /^(?:#|[a-z]+)/i.exec(part)?.[0].toLowerCase() ?? '';

const NOTATIONS_MAX = 6;

/** Whether a line has one color in several notations: '#F25F5C / rgb(242, 95, 92)'. */
const isOneColor = (read: readonly { readonly part: string; readonly color: Color | null }[]): boolean => {
  const [first] = read;
  if (!first?.color || read.length < 2 || read.length > NOTATIONS_MAX) return false;
  const { color: known } = first;
  const notations = new Set(read.map(({ part }) => notationOf(part)));
  return notations.size === read.length && read.every(({ color }) => color && isAlike(known, color));
};

/** The line without a part and the words before it that name it. */
const withoutItem = (line: string, part: string): string => {
  const at = line.indexOf(part);
  const from = Math.max(line.lastIndexOf(',', at), line.lastIndexOf(';', at)) + 1;
  const start = IS_WRITTEN.test(line.slice(from, at)) ? at : from;
  return `${line.slice(0, start)} ${line.slice(at + part.length)}`;
};

const withoutParts = (line: string, parts: readonly { readonly part: string }[]): string =>
  parts.reduce((rest, { part }) => rest.replace(part, ' '), line);

/** Hex values or CSS colors, one or several per line, with or without names. */
export const parseList = (text: string, report: ReportRead = ignoreProgress): Found => {
  const collector = createCollector();
  const progress = createProgress(text.length, report);
  const alpha = alphaPlaceOf(text);
  const isTracked = leadsToIssues(text);

  const readPart = (part: string): Color | null =>
    readX11(part) ?? readColor(signed(part), /^0x/i.test(part) ? 'first' : alpha);

  type Part = { readonly part: string; readonly color: Color | null; readonly name?: string | null };
  const take = (number: number, read: readonly Part[]): void => {
    for (const { part, color, name = null } of read) {
      if (color) collector.addColor(color, name);
      else collector.addProblem(number, part);
    }
  };

  /** Reads a line if it is a sentence; returns whether it was. */
  const readSentence = (line: string, number: number, isNamedList: boolean): boolean => {
    const written = line.match(WRITTEN) ?? bareHexes(line.match(BARE) ?? []);
    if (partlySigned(line) ?? withWords(line)) return false;
    if (!hasSentenceWord(line) && isOneColor(written.map((part) => ({ part, color: readPart(part) }))))
      return false;
    const colors = readProse(line, written, readPart, isNamedList);
    take(number, colors ?? []);
    return colors !== null;
  };

  const readLine = (line: string, number: number, full: string): void => {
    const written = line.match(WRITTEN) ?? [];
    const lettered = (written.length > 0 ? null : line.match(LETTERS)) ?? [];
    const channels = lettered.flatMap((letters) => readLettered(letters) ?? []);
    if (channels.length > 0) {
      const name = lettered.length === 1 ? nameBeside(line, lettered.join('')) : null;
      for (const color of channels) collector.addColor(color, name);
      return;
    }
    const parts =
      listed(line) ??
      partlySigned(line) ??
      withWords(line) ??
      (written.length > 0 ? written : bareHexes(line.match(BARE) ?? []));
    const read = parts.map((part) => ({ part, color: readPart(part) }));
    const [first] = read;
    const isOne = read.length === 1 || isOneColor(read);
    const shown = first && isOne ? [first] : read;
    const name = first && isOne ? nameBeside(withoutParts(line, read.slice(1)), first.part) : null;
    // A name belongs to a single color; a line without colors may contain CSS color words.
    take(
      number,
      (first ? shown : wordsOf(full)).map(({ part, color }) => ({ part, color, name })),
    );
  };

  /** A cell that is a color as a whole. A color word may be a name. */
  const readCell = (cell: string): Color | null =>
    ONE_WRITTEN.test(cell) || (LONG_HEX.test(cell) && HAS_LETTER.test(cell) && !isHexWord(cell))
      ? readPart(cell)
      : null;

  const lines = text.split('\n');
  let table: ListedTable | null = null;
  let at = 0;
  for (const [i, full] of lines.entries()) {
    if (collector.isFull()) break;
    at += full.length + 1;
    progress(at);
    const cut = full.slice(0, LINE_MAX);
    const bare = cut.replaceAll(PICTURE, ' ');
    const whole = (IS_WRITTEN.test(bare) ? bare : cut).replaceAll(ADDRESS, ' ');
    if (COMMENT.test(whole)) continue;
    const remarked = withoutNumbers(
      whole.length > REMARKED_MAX ? whole : whole.replace(REMARK, ''),
      isTracked,
    );
    // A computed color is never taken for the color that it is computed from.
    const computed = computingCalls(remarked);
    for (const call of computed) collector.addProblem(i + 1, call, 'computed');
    const line = computed.reduce(withoutItem, remarked);
    if (computed.length > 0 && !IS_WRITTEN.test(line)) continue;
    const cells = (table && readTableRow(table, line)) ?? readCsvLine(line, readCell);
    if (cells) {
      collector.addColor(cells.color, cells.name);
      continue;
    }
    table = tableBelow(line, lines[i + 1] ?? '', alpha);
    if (table) continue;
    const row = readWordRow(line, readPart);
    const named = namedParts(line);
    if (row) take(i + 1, row);
    else if (readSentence(line, i + 1, named !== null)) continue;
    else if (named) for (const part of named) readLine(part, i + 1, part);
    else readLine(line, i + 1, whole);
  }
  return collector.found('Hex list');
};

/** '#0D9488', one per line. */
export const hexListLines = (palette: ExportPalette): CodeLine[] =>
  exportValues(palette).map((value) => {
    const hex = formatHex(value.color);
    return valueLine(hex, value, hex);
  });
