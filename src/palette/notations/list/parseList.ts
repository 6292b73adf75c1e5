import type { Color } from '../../../color/types';
import type { ProblemReason } from '../../../domain/importMessages';
import { computingCalls } from '../code/computing';
import { createCollector, type Found } from '../found';
import { leadsToIssues, withoutNumbers } from '../issueNumbers';
import { createProgress, ignoreProgress, type ReportRead } from '../progress';
import { colorOfWords } from '../prose/names';
import { readProse } from '../prose/prose';
import { readWordRow } from '../prose/wordRow';
import { hasSentenceWord } from '../prose/words';
import { readCsvLine, readTableRow, tableBelow, type ListedTable } from '../tables/csvLine';
import { alphaPlaceOf } from '../values/alphaPlace';
import { LETTERED_IN_WORDS, readLettered, readX11 } from '../values/channelLetters';
import { isAlike, isUnlike } from '../values/likeness';
import { colorFromChannels, readColor } from '../values/readColor';
import { isInkName, unreadAs } from '../values/unread';
import { withoutOtherModels } from '../values/statedValues';
import { areLabeledColors, labeledWord } from './labeledWords';
import { areHexes, bareHexes, listed, namedParts, pairedParts, partlySigned, withWords } from './lineItems';
import { readItem } from './listItem';
import { MARKER, mixedItems } from './mixedItems';
import { nameBeside } from './nameBeside';
import { areRoleLines, roleItems } from './roleLines';
import { wordItems } from './wordItems';
import { BARE, isBareHex, IS_WRITTEN, ONE_WRITTEN, signed, writtenIn } from './written';

/** A color in several words: 'navy blue'. */
const WORDS = /^[a-z]+(?: [a-z]+){0,3}$/i;
const LETTERS = new RegExp(LETTERED_IN_WORDS, 'gi');
const COMMENT = /^\s*(?:\/\/|;|!\s|#\s|#$|#{2,6}\s(?!.*[0-9a-f]{6}))/i;
/** A line that is drawn: '-----', '===== =====', '+-----+-----+'. */
const RULE = /^\s*(?:([-=_*~.])\1{2,200}(?:[^\S\n]{1,20}\1{2,200}){0,20}|\+(?:[-=]{2,200}\+){1,20})\s*$/;
/** A heading above the colors of a group: 'Brand:'. */
const HEADING = /^\s*(?:[-*] )?\p{L}[^#:]{0,40}:\s*$/u;
/** The name of a scale above its steps: 'Teal', '50 #f0fdfa'. */
const SCALE_NAME = /^\s*\p{L}{3,}(?: \p{L}{3,}){0,2}\s*$/u;
const STEP = /^\s*(?:[-*] )?\d{2,3}(?:\s{1,20}|\s?[:=–-]\s?)#[0-9a-f]{6}\s*$/i;
/** Words with a colon or above a drawn line: a heading, which is not told. */
const isHeading = (line: string, next: string): boolean =>
  HEADING.test(line) ||
  (SCALE_NAME.test(line) && STEP.test(next)) ||
  (RULE.test(next) &&
    !IS_WRITTEN.test(line) &&
    bareHexes(line.match(BARE) ?? []).length === 0 &&
    wordItems(line, false).every(({ color }) => color === null));

const ADDRESS =
  /\b[a-z]{3,8}:\/\/\S{1,2000}|\b(?:href|id|src)=["'][^"'\n]{0,2000}["']|\]\(#(?!(?:[0-9a-f]{6}|[0-9a-f]{8})\))[^)\n]{0,200}\)/gi;

/** A Markdown image, mostly of the color beside it. */
const PICTURE = /!\[[^\]\n]{0,200}\]\([^)\n]{0,2000}\)/g;
/** A comment of scripts and settings after a value; hex after a detached '#' is a color. */
const REMARK = /(?<=\S)\s+#\s(?!.*[0-9a-f]{6}).*$/i;
/** Nothing but a color and a comment of a few words: then those are its name. */
const REMARKED_COLOR =
  /^\s*["']?#?(?:[0-9a-f]{6}|[0-9a-f]{8})["']?,?\s+#\s+(?=\p{L})\S{1,30}(?: \S{1,30}){0,3}\s*$/iu;

const withoutRemark = (line: string): string =>
  REMARKED_COLOR.test(line) ? line.replace(/\s#\s/, ' ') : line.replace(REMARK, '');

/** What is printed for a color is no other one, however it looks without the profile of a printer. */
const INKS = /\bcmyk\b|^c\s?[:=]?\s?\d/i;

/** A line of a sheet that has each color in several models. */
const HEX_LABEL = /^[^\S\n]{0,20}hex\s?:/im;
/** The name of a color above its values. */
const NAME_LINE = /^[^\S\n]{0,20}\p{L}[^\d#:\n]{0,40}$/mu;

/** Longer lines are not lines of settings. */
const REMARKED_MAX = 300;

/** Longer lines are cut, to bound the time per line. */
const LINE_MAX = 20_000;

/** Red, green and blue in a quoted cell of a table. */
const CHANNELS = /^\d{1,3}(?:, ?\d{1,3}){2}$/;

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

/** Hex that is sure to be one. */
const HEX = /(?:#|\b0x)[0-9a-f]{3,8}\b|(?<!\w)(?:[0-9a-f]{6}|[0-9a-f]{8})\b/gi;

/** Hex values or CSS colors, one or several per line, with or without names. */
export const parseList = (text: string, report: ReportRead = ignoreProgress): Found => {
  const collector = createCollector();
  const progress = createProgress(text.length, report);
  const alpha = alphaPlaceOf(text);
  const isTracked = leadsToIssues(text);

  const readPart = (part: string): Color | null =>
    readX11(part) ??
    readColor(signed(part), /^0x/i.test(part) ? 'first' : alpha) ??
    (WORDS.test(part) ? colorOfWords(part.split(' ')) : null);

  type Part = {
    readonly part: string;
    readonly color: Color | null;
    readonly name?: string | null;
    readonly reason?: ProblemReason;
  };
  const take = (number: number, read: readonly Part[]): void => {
    for (const { part, color, name = null, reason } of read) {
      last = color ?? last;
      if (color) collector.addColor(color, name);
      else collector.addProblem(number, part, reason ?? unreadAs(part.replace(MARKER, '').trim())?.reason);
    }
  };

  /** Reads a line if it is a sentence; returns whether it was. */
  const readSentence = (line: string, number: number, isNamedList: boolean): boolean => {
    const written = writtenIn(line) ?? bareHexes(line.match(BARE) ?? []);
    if (partlySigned(line) ?? withWords(line)) return false;
    if (!hasSentenceWord(line) && isOneColor(written.map((part) => ({ part, color: readPart(part) }))))
      return false;
    const colors = readProse(line, written, readPart, isNamedList);
    take(number, colors ?? []);
    return colors !== null;
  };

  const hasWritten = IS_WRITTEN.test(text);
  const hasLabels = HEX_LABEL.test(text);
  const isNamed = hasLabels && NAME_LINE.test(text);
  let last: Color | null = null;

  /** A line that is one item, in other notations than written colors; null for other lines. */
  const soleItem = (line: string): Part[] | null => {
    const bare = line.replace(MARKER, '').trim();
    const item = bare.length > REMARKED_MAX ? null : readItem(bare, readPart);
    if (!item || item.kind === 'other' || item.kind === 'value') return null;
    if (item.color === null) return [{ ...item, part: bare }];
    // What another model says about the color before; in a sheet, it is no other color either.
    if (item.kind === 'stated' && last)
      return isUnlike(item.color, last)
        ? [{ ...item, part: bare, color: isNamed || (hasLabels && INKS.test(bare)) ? null : item.color }]
        : [];
    if (item.kind === 'stated') return [item];
    return hasWritten && item.name === null ? [item] : null;
  };

  const readLine = (line: string, number: number, full: string): void => {
    const written = writtenIn(line) ?? [];
    const lettered = (written.length > 0 ? null : line.match(LETTERS)) ?? [];
    const channels = lettered.flatMap((letters) => readLettered(letters) ?? []);
    if (channels.length > 0) {
      const name = lettered.length === 1 ? nameBeside(line, lettered.join('')) : null;
      for (const color of channels) collector.addColor(color, name);
      return;
    }
    const parts =
      (isHexAlone ? line.match(/\S+/g) : null) ??
      listed(line) ??
      partlySigned(line) ??
      withWords(line) ??
      // The number of an ink may be hex by chance: 'Copic B29'.
      (written.length > 0 || isInkName(line.replace(MARKER, '').trim())
        ? written
        : bareHexes(line.match(BARE) ?? []));
    const read = parts.map((part) => ({ part, color: readPart(part) }));
    const [first] = read;
    const isOne = read.length === 1 || isOneColor(read);
    const shown = first && isOne ? [first] : read;
    const name = first && isOne ? nameBeside(withoutParts(line, read.slice(1)), first.part) : null;
    // A name belongs to a single color; a line without colors may contain CSS color words.
    if (first)
      take(
        number,
        shown.map(({ part, color }) => ({ part, color, name })),
      );
    else take(number, soleItem(full) ?? wordItems(full, isOnlyLine));
  };

  /** An item of a list of named colors. */
  const readNamed = (part: string, number: number): void => {
    const labeled = labeledWord(part);
    if (labeled) collector.addColor(labeled.color, labeled.name);
    else readLine(part, number, part);
  };

  /** A cell that is a color as a whole. A color word may be a name. */
  const readCell = (cell: string): Color | null => {
    if (CHANNELS.test(cell)) return colorFromChannels(cell.split(',').map(Number));
    return ONE_WRITTEN.test(cell) || isBareHex(cell) ? readPart(cell) : null;
  };

  const lines = text.split('\n');
  const isOnlyLine = lines.filter((line) => line.trim() !== '' && !HEADING.test(line)).length === 1;
  const isHexAlone = areHexes(lines);
  const isLabeled = areLabeledColors(lines);
  const areRoles = areRoleLines(lines, readPart);
  let table: ListedTable | null = null;
  let at = 0;
  for (const [i, full] of lines.entries()) {
    if (collector.isFull()) break;
    at += full.length + 1;
    progress(at);
    if (full.trim() === '') {
      table = null;
      continue;
    }
    const cut = full.slice(0, LINE_MAX);
    const bare = cut.replaceAll(PICTURE, ' ');
    const whole = (IS_WRITTEN.test(bare) ? bare : cut).replaceAll(ADDRESS, ' ');
    if (COMMENT.test(whole) || RULE.test(whole) || isHeading(whole, lines[i + 1] ?? '')) continue;
    const remarked = withoutNumbers(whole.length > REMARKED_MAX ? whole : withoutRemark(whole), isTracked);
    // A computed color is never taken for the color that it is computed from.
    const computed = computingCalls(remarked);
    for (const call of computed) collector.addProblem(i + 1, call, 'computed');
    const line = withoutOtherModels(computed.reduce(withoutItem, remarked));
    if (computed.length > 0 && !IS_WRITTEN.test(line)) continue;
    const word = isLabeled ? labeledWord(line) : null;
    const labeled = (areRoles ? roleItems(line, readPart) : null) ?? (word && [word]);
    if (labeled) {
      for (const { color, name } of labeled) collector.addColor(color, name);
      continue;
    }
    const inTable = table && readTableRow(table, line);
    const mixed = inTable || pairedParts(line) ? null : mixedItems(remarked, readPart);
    if (mixed && computed.length === 0) {
      take(i + 1, mixed);
      continue;
    }
    const cells = inTable ?? readCsvLine(line, readCell, IS_WRITTEN);
    if (cells) {
      collector.addColor(cells.color, cells.name);
      continue;
    }
    table = tableBelow(line, lines[i + 1] ?? '', alpha);
    if (table) continue;
    const row = readWordRow(line, readPart);
    const named = namedParts(line) ?? pairedParts(line);
    if (row) take(i + 1, row);
    else if (readSentence(line, i + 1, named !== null)) continue;
    else if (named) for (const part of named) readNamed(part, i + 1);
    else readLine(line, i + 1, whole);
  }
  const found = collector.found('Hex list');
  const isHex = isHexAlone || found.colors.length <= (text.match(HEX)?.length ?? 0);
  return isHex ? found : { ...found, kind: 'Color list' };
};
