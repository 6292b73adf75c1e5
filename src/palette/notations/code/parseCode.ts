import type { Color } from '../../../color/types';
import { createCollector, type Found } from '../found';
import { isHexWord } from '../hexWords';
import { isIdKey } from '../idKeys';
import { isIssueNumber } from '../issueNumbers';
import { createProgress, ignoreProgress, type ReportRead } from '../progress';
import { alphaPlaceOf } from '../values/alphaPlace';
import { isUnseen } from '../values/opacity';
import { readBareColor, readColor } from '../values/readColor';
import { wordsAt } from './wordsAt';
import { readHslTriple, readOklchTriple, readRgbTriple } from '../values/triples';
import { isInkName } from '../values/unread';
import { readLettered, readX11 } from '../values/channelLetters';
import { countLines, takeColor, takeUnchanged, type CodeReading, type CodeToken } from './codeReading';
import { createStatements } from './codeStatements';
import { endsValue, isBehindKey, isInSentence, isListed } from './codeSurroundings';
import { IS_RECORD, readMessage, readRecord } from './constructors';
import { isLabel } from './labels';
import { createNamedConstants } from './namedConstants';
import { createQuotedLists, definedWords, hasBareHexes, isQuotedValue } from './quotedLists';
import { readCall, VALUE_COMMENT } from './readCall';
import { hasAddedOpacity, isAddedOpacity, isCalculated, namesPlainNumber } from './plainNumbers';
import { isInListValue, readListLine } from './listLines';
import { kindOf, TOKENS, type TokenKind } from './tokens';
import { readTuple, tuplePlace } from './tuples';
import { hasZeroXOpacity, zeroXPlaceOf } from './zeroX';

const CLOSING: Readonly<Record<string, string>> = { '/*': '*/', '<!--': '-->', '//': '\n' };

/** Where a comment or an address ends. */
const endOf = (text: string, opening: string, from: number): number => {
  // Colors of Inkscape's own window.
  if (opening.includes(':')) return text.indexOf('>', from) + 1 || text.length;
  const closing = CLOSING[opening] ?? (opening.startsWith('<') ? `</${opening.slice(1)}>` : ')');
  const at = text.indexOf(closing, from);
  return at < 0 ? text.length : at + closing.length;
};

/**
 * What begins with '#' and is no color: references to parts of a page by their ids, and directives of C and Typst. An
 * attribute about colors is one of Graphviz: 'a [fillcolor="#0D9488"]'.
 */
const REFERENCE =
  /(?:\b(?:href|id|for|src|xlink|list|aria-\w{1,20})\s{0,2}=\s{0,2}["']|\[(?![\w-]{0,20}colou?r=)[\w-]{1,30}[~|^$*]?=["']|\]\()$/i;
const DIRECTIVE =
  /^#(?:define|undef|include|import|if|ifn?def|elif|else|endif|pragma|error|region|endregion|let|set|show)$/;

/** A longer line is minified code: a '#' or '!' in it begins no comment. */
const REMARK_MAX = 200;

/** Where a script's comment that `#`, `!`, `;` or `--` begins ends, unless the line before it is in another language. */
const endOfRemark = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - REMARK_MAX), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = text.slice(at, at + REMARK_MAX).split('\n', 1);
  return line.length + rest.length >= REMARK_MAX || /[<;]|\{\s*$/.test(line) ? at + 1 : at + rest.length;
};

/** Keys of the color schemes of KDE: 'BackgroundNormal=239,240,241'. */
const SCHEME_KEY = /^(?:Background|Foreground|Decoration)[A-Z]/;

const LONG_HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** How much is examined beside a number for what it is calculated with. */
const OPERAND_MAX = 30;

/** How much is examined behind channels for an opacity. */
const OPACITY_MAX = 60;

const isVariable = ({ text, statements }: CodeReading, at: number): boolean =>
  /^\s*(?:--|[$@"'])/.test(statements.keyText().replaceAll(VALUE_COMMENT, ' ')) ||
  /^colou?r\d{0,3}$/i.test(statements.key()) ||
  (/=\s?$/.test(text.slice(Math.max(0, at - 2), at)) && SCHEME_KEY.test(statements.key()));

/** Words before a stop of a gradient: 'linear-gradient(90deg, #f00, teal 40%'. */
const STOP_BEFORE = /[(,]\s{0,20}$/;
const STOP_BEHIND = /^(?:\s{1,4}[-\d.]{1,12}(?:%|\w{1,4})?){0,2}\s{0,20}[,)]/;

const isStop = ({ text, statements }: CodeReading, at: number, behind: number): boolean =>
  statements.isGradient() &&
  STOP_BEFORE.test(text.slice(Math.max(0, at - 21), at)) &&
  STOP_BEHIND.test(text.slice(behind, behind + 60));

/** Whether a word is separate and in a place where CSS has a color among other words. */
const isAmongWords = ({ text, statements, hasSelectors }: CodeReading, at: number, behind: number): boolean =>
  hasSelectors &&
  /[\s,(:]/.test(text[at - 1] ?? '') &&
  /[\s,);}!]/.test(text[behind] ?? ';') &&
  statements.takesColor();

const isQuoted = (text: string, at: number): boolean => /["']/.test(text[at - 1] ?? '');

/** Signs of blocks and statements; a line that begins with ';' is a comment of settings, and '&amp;' is an entity. */
const STATEMENTS = /\{|[^\s;][^\S\n]{0,20}(?<!&#?\w{1,8});/;

type ReadToken = (reading: CodeReading, token: CodeToken) => void;

const readSkipped: ReadToken = (reading, { whole, at, behind }) => {
  reading.next = endOf(reading.text, whole.toLowerCase(), behind);
  reading.line += countLines(reading.text, at, reading.next);
};

const readMark: ReadToken = (reading, { whole, at }) => {
  if (whole === '\n') {
    reading.line++;
    reading.next = readListLine(reading, at + 1);
  } else if (whole === '<-') reading.statements.mark('=', at + 1);
  else reading.statements.mark(whole, at);
};

/** '#0D9488', or another word after '#'. */
const readHex: ReadToken = (reading, { whole, at, behind }) => {
  const { text, collector, statements, hasSelectors, alpha, line } = reading;
  if (isIssueNumber(text, at, whole)) return;
  const isAside = hasSelectors && !statements.isValue() && !isQuotedValue(text, at, behind);
  const isColor = (): boolean =>
    !isHexWord(whole.slice(1)) &&
    (isListed(text, at) ||
      (LONG_HEX.test(whole) && (isInSentence(text, at, behind) || isBehindKey(text, at, behind))));
  if (isAside && !isColor()) return;
  if (DIRECTIVE.test(whole) || REFERENCE.test(text.slice(Math.max(0, at - 30), at))) return;
  if (isUnseen(whole, alpha)) return;
  const color = readColor(whole, alpha);
  if (isAside && color) collector.addColor(color);
  else if (color) takeUnchanged(reading, color, at, behind);
  else statements.problem(line, whole);
};

/** 'Color(0xFF0D9488)' is one, whatever its name is. */
const COLOR_CALL = /colou?r\w{0,12}\(\s{0,4}$/i;

/** '0x0D9488'. */
const readNumber: ReadToken = (reading, { whole, at, behind }) => {
  const { text, statements } = reading;
  const before = text.slice(Math.max(0, at - OPERAND_MAX), at);
  const after = text.slice(behind, behind + OPERAND_MAX);
  if (isCalculated(before, after) || isAddedOpacity(whole, before, after)) return;
  if (!COLOR_CALL.test(before) && namesPlainNumber(statements.nameAt(at))) return;
  const digits = whole.slice(2).replaceAll('_', '');
  const isOwn = reading.hasZeroXOpacity && !hasAddedOpacity(before, after);
  const hex = `#${isOwn ? digits : digits.slice(-6)}`;
  if (isUnseen(hex, reading.zeroX)) return;
  takeUnchanged(reading, readColor(hex, reading.zeroX), at, behind);
};

const readChannels: ReadToken = (reading, { whole, at, behind }) => {
  const { text, statements } = reading;
  const color = (): Color | null => {
    if (/^colorWith/i.test(whole)) return readMessage(whole);
    if (IS_RECORD.test(whole)) return readRecord(whole);
    return (
      readX11(whole) ??
      readTuple(whole, tuplePlace(text, at, statements)) ??
      readLettered(whole, text.slice(behind, behind + OPACITY_MAX))
    );
  };
  takeColor(reading, color(), at);
  reading.line += countLines(text, at, behind);
};

const readTriple: ReadToken = (reading, { whole, at, behind }) => {
  const { text, statements } = reading;
  if (!statements.beginsValue(at)) return;
  const isWhole = /^(?:\s{0,4}\/[^;}]{1,12})?["']?\s{0,4}(?:[;,}\n]|$)/.test(text.slice(behind, behind + 24));
  const hsl = readHslTriple(whole);
  if (hsl) takeColor(reading, hsl, at);
  else if (isWhole && isVariable(reading, at))
    takeColor(reading, readRgbTriple(whole) ?? readOklchTriple(whole), at);
};

/** Hex without '#'. Between statements of code, without quotes, it is a number or a word. */
const readBareHex: ReadToken = (reading, { whole, at, behind }) => {
  const { text, statements, hasSelectors } = reading;
  const isWhole = statements.beginsValue(at) && endsValue(text, behind);
  if (isWhole && !isIdKey(statements.key()) && (!hasSelectors || isQuoted(text, at)))
    takeColor(reading, readBareColor(whole), at);
};

const isColorPlace = (reading: CodeReading, { at, behind }: CodeToken): boolean => {
  const { text, statements, isInQuotedList } = reading;
  return (
    (statements.beginsValue(at) && endsValue(text, behind)) ||
    isAmongWords(reading, at, behind) ||
    isStop(reading, at, behind) ||
    isInListValue(reading, at, behind) ||
    (isQuoted(text, at) && isInQuotedList(at))
  );
};

const INK = /^([^"'\n]{3,40})["']/;

/** Tells of the name of an ink in a list of quoted colors; returns whether it was one. */
const readInk = ({ text, statements, isInQuotedList, line }: CodeReading, { at }: CodeToken): boolean => {
  const name = isQuoted(text, at) ? (INK.exec(text.slice(at, at + 42))?.[1] ?? '') : '';
  const isInk = isInkName(name) && isInQuotedList(at);
  if (isInk) statements.problem(line, name, 'ink');
  return isInk;
};

/** A color of CSS, in one word or several. */
const readColorWords: ReadToken = (reading, token) => {
  const { whole, at } = token;
  const words = wordsAt(reading.text, at);
  const isWords = words !== null && isColorPlace(reading, { ...token, behind: words.end });
  // The key is last, because finding it takes a search in the text.
  if (!(isWords || isColorPlace(reading, token)) || isLabel(reading.statements.key())) return;
  takeColor(reading, words?.color ?? readColor(whole), at);
  if (words) reading.next = words.end;
};

/** A word, which may be a color of CSS, hex without '#', or a named color of another file. */
const readWord: ReadToken = (reading, token) => {
  const { statements, constants, defined, isBare, line } = reading;
  const { whole, at } = token;
  if (readInk(reading, token)) return;
  const constant = constants.atWord(whole, at);
  if (constant !== null) statements.problem(line, constant, 'elsewhere');
  else if (isBare && /^[0-9a-f]{6}$/i.test(whole) && !isHexWord(whole)) readBareHex(reading, token);
  else if (/^[a-z]{3,24}$/i.test(whole) && !isHexWord(whole) && !defined.has(whole.toLowerCase()))
    readColorWords(reading, token);
};

const READERS: Readonly<Record<TokenKind, ReadToken>> = {
  skipped: readSkipped,
  remark: (reading, { at }) => {
    reading.next = endOfRemark(reading.text, at);
  },
  mark: readMark,
  color: readHex,
  number: readNumber,
  call: readCall,
  channels: readChannels,
  attribute: (reading, { whole, at }) =>
    takeColor(reading, readBareColor(whole.slice(whole.indexOf('=') + 2, -1)), at),
  reference: ({ statements, line }, { whole }) => statements.problem(line, whole, 'elsewhere'),
  triple: readTriple,
  word: readWord,
};

/** Any code that names colors: CSS, SCSS, Less, Tailwind, JavaScript, Swift, Kotlin, Dart, SVG. */
export const parseCode = (text: string, report: ReportRead = ignoreProgress): Found => {
  const collector = createCollector();
  const progress = createProgress(text.length, report);
  const statements = createStatements(text, collector, /^\s*<(?!\?php)/.test(text) && !text.includes('={{'));
  const reading: CodeReading = {
    text,
    collector,
    statements,
    hasSelectors: STATEMENTS.test(text),
    alpha: alphaPlaceOf(text),
    zeroX: zeroXPlaceOf(text),
    hasZeroXOpacity: hasZeroXOpacity(text),
    defined: definedWords(text),
    isBare: hasBareHexes(text),
    isInQuotedList: createQuotedLists(text),
    constants: createNamedConstants(text, statements),
    line: 1,
    next: 0,
  };
  const tokens = new RegExp(TOKENS, 'gi');
  tokens.lastIndex = readListLine(reading, 0);
  for (let match = tokens.exec(text); match && !collector.isFull(); match = tokens.exec(text)) {
    const [whole] = match;
    const at = match.index;
    progress(at);
    reading.next = tokens.lastIndex;
    READERS[kindOf(whole)](reading, { whole, at, behind: tokens.lastIndex });
    tokens.lastIndex = reading.next;
  }
  statements.end();
  return collector.found('Code');
};
