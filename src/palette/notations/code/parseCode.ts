import { anyOf, COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS } from '../../colorFunctions';
import { misspelledFunction } from '../../misspelling';
import { createCollector, type Found } from '../found';
import { isHexWord } from '../hexWords';
import { isIdKey } from '../idKeys';
import { isIssueNumber } from '../issueNumbers';
import { createProgress, ignoreProgress, type ReportRead } from '../progress';
import { alphaPlaceOf } from '../values/alphaPlace';
import { readBareColor, readColor, readFunction } from '../values/readColor';
import { readHslTriple, readOklchTriple, readRgbTriple } from '../values/triples';
import { readLettered, readX11 } from '../values/channelLetters';
import { closingParenthesis } from './closingParenthesis';
import { createStatements, type Statements } from './codeStatements';
import { changeAfter, isComputing } from './computing';
import { readColorArray, readConstructor, readGoValue, readMessage } from './constructors';
import { isLabel } from './labels';
import { createQuotedLists, definedWords, hasBareHexes, isQuotedValue } from './quotedLists';
import { kindOf, TOKENS } from './tokens';
import { readTuple, tuplePlace } from './tuples';
import { zeroXPlaceOf } from './zeroX';

const CLOSING: Readonly<Record<string, string>> = { '/*': '*/', '<!--': '-->', '//': '\n' };

/** Where a comment or an address ends. */
const endOf = (text: string, opening: string, from: number): number => {
  const closing = CLOSING[opening] ?? (opening.startsWith('<') ? `</${opening.slice(1)}>` : ')');
  const at = text.indexOf(closing, from);
  return at < 0 ? text.length : at + closing.length;
};

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = from; at < to; at++) if (text[at] === '\n') lines++;
  return lines;
};

/** Whether a value ends here, so that the word before was all of it. */
const endsValue = (text: string, at: number): boolean =>
  /^(?:["']?\s{0,4}(?:[;,}\n]|$)|["']\s{0,4}\))/.test(text.slice(at, at + 6));

/** The parts of a page by their names, and directives of C: what begins with '#' and is no color. */
const REFERENCE =
  /(?:\b(?:href|id|for|src|xlink|list|aria-\w{1,20})\s{0,2}=\s{0,2}["']|\[[\w-]{1,30}[~|^$*]?=["']|\]\()$/i;
const DIRECTIVE =
  /^#(?:define|undef|include|import|if|ifn?def|elif|else|endif|pragma|error|region|endregion)$/;

/** A longer line of code is one that was made smaller: what stands behind a sign in it is no remark. */
const REMARK_MAX = 200;

/** Where a remark of a script ends that `#` or `!` begins, unless statements of another language are before it. */
const endOfRemark = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - REMARK_MAX), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = text.slice(at, at + REMARK_MAX).split('\n', 1);
  return line.length + rest.length >= REMARK_MAX || /[<;]|\{\s*$/.test(line) ? at + 1 : at + rest.length;
};

/** Before a number that masks or is compared. */
const OPERATOR = /(?:[&^~<%]|(?<![=-])>|[=!<>]=) ?$/;

/** Keys of the color schemes of KDE: 'BackgroundNormal=239,240,241'. */
const SCHEME_KEY = /^(?:Background|Foreground|Decoration)[A-Z]/;

/** As long as a remark among values is. */
const COMMENT = /\/\*[^*]{0,200}\*\//g;

const COLOR_FUNCTION = new RegExp(`^${anyOf(COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS)}$`, 'i');
/** A calculation, a variable or another color among the channels; other words are just no numbers. */
const IS_COMPUTED = /\bfrom\b|[a-z-]+\(|[$@#]|--\w|\bin\s/i;

/** A color of another file's list, as configurations of Tailwind take theirs: 'colors.teal[900]', 'colors.sky.500'. */
const OF_LIST = /^\.[a-z]{1,20}(?:\[["']?\w{1,12}["']?\]|\.\w{1,12})?(?=\s{0,4}(?:[,;}\n]|$))/i;

const DECLARED = /\b(?!new\b)(\w{0,12}Color(?:32)?)\s{1,4}$/;

/** What a call that is not closed has in it. */
const OPEN_NUMBERS = /^\s{0,4}[\d.][^(){};\n"']*(?=[;}\n"']|$)/;
const OPEN_MAX = 120;
/** As many signs as lists of numbers in one call may have. */
const ARRAY_MAX = 2000;
/** The channels of a color, whatever the function is called. */
const THREE_NUMBERS =
  /^\s{0,4}[\d.]+[a-z%]{0,4}(?:\s{0,4},\s{0,4}|\s{1,4})[\d.]+%?(?:\s{0,4},\s{0,4}|\s{1,4})[\d.]/;

/** A line of more is code that was made smaller, one of fewer words may be a selector. */
const SENTENCE_MAX = 400;
const SENTENCE_WORDS = 2;
const LINE_SHOWN = 100;
const LONG_HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Of a line or a statement, with the signs of a list between them. */
const ONLY_COLORS = new RegExp(
  String.raw`^(?:\s|[,•*-]|#[0-9a-f]{3,8}\b|${anyOf(COLOR_FUNCTIONS)}\([^()]{1,120}\))+$`,
  'i',
);

/** Any code that names colors: CSS, SCSS, Less, Tailwind, JavaScript, Swift, Kotlin, Dart, SVG. */
export const parseCode = (text: string, report: ReportRead = ignoreProgress): Found => {
  const collector = createCollector();
  const progress = createProgress(text.length, report);
  const statements: Statements = createStatements(text, collector, /^\s*<(?!\?php)/.test(text));
  // Without braces and semicolons there are no selectors: SVG and XML.
  const hasSelectors = /[{;]/.test(text);
  const alpha = alphaPlaceOf(text);
  const zeroX = zeroXPlaceOf(text);
  const defined = definedWords(text);
  const isBare = hasBareHexes(text);
  const isInQuotedList = createQuotedLists(text);
  const token = new RegExp(TOKENS, 'gi');
  let line = 1;

  const take = (color: ReturnType<typeof readColor>, at: number): void => {
    if (color) statements.color(color, at);
  };

  const isVariable = (at: number): boolean =>
    /^\s*(?:--|[$@"'])/.test(statements.keyText().replaceAll(COMMENT, ' ')) ||
    /^colou?r\d{0,3}$/i.test(statements.key()) ||
    (/=\s?$/.test(text.slice(Math.max(0, at - 2), at)) && SCHEME_KEY.test(statements.key()));

  /** A color, unless a method behind it makes another one of it. */
  const takeUnchanged = (color: ReturnType<typeof readColor>, at: number, behind: number): void => {
    const change = color ? changeAfter(text.slice(behind, behind + 50)) : null;
    if (change !== null) statements.problem(line, text.slice(at, behind) + change, 'computed');
    else take(color, at);
  };

  /**
   * Whether words and not code are around a color outside of all declarations: a sentence beside the code. A selector
   * goes on behind a comma, or with a brace in the next line.
   */
  const isInSentence = (at: number, behind: number): boolean => {
    const before = text.slice(Math.max(0, at - SENTENCE_MAX), at);
    const after = text.slice(behind, behind + SENTENCE_MAX);
    const [end = '', next = ''] = after.split('\n', 2);
    const start = before.slice(before.lastIndexOf('\n') + 1);
    if (start.length === SENTENCE_MAX || end.length === SENTENCE_MAX) return false;
    const isCode = /[{};]|,\s*$/.test(start + end) || /^\s*\{/.test(next);
    return !isCode && (`${start} ${end}`.match(/\p{L}{2,}/gu) ?? []).length >= SENTENCE_WORDS;
  };

  /**
   * Whether nothing but colors stands in the line or statement around a color outside of all declarations: no selector,
   * which has its block behind it.
   */
  const isListed = (at: number): boolean => {
    const before = text.slice(Math.max(0, at - SENTENCE_MAX), at);
    const after = text.slice(at, at + SENTENCE_MAX);
    const [start = ''] = before.split(/[;{}\n]/).slice(-1);
    const [end = ''] = after.split(/[;{}\n]/, 1);
    return ONLY_COLORS.test(start + end) && /[;{}]/.exec(after)?.[0] !== '{';
  };

  /** Whether a line is a key and its color without a sign between; a selector goes on or has its block behind it. */
  const isBehindKey = (at: number, behind: number): boolean =>
    /(?:^|\n)[^\S\n]*[\w-]{1,40}[^\S\n]+$/.test(text.slice(Math.max(0, at - LINE_SHOWN), at)) &&
    /^[^\S\n]*;?[^\S\n]*(?:\n\s*(?!\{)\S|\n?\s*$)/.test(text.slice(behind, behind + LINE_SHOWN));

  /** Whether a word stands by itself where CSS has a color among other words. */
  const isAmongWords = (at: number, behind: number): boolean =>
    hasSelectors &&
    /[\s,(:]/.test(text[at - 1] ?? '') &&
    /[\s,);}!]/.test(text[behind] ?? ';') &&
    statements.takesColor();

  const readCall = (name: string, at: number, behind: number): void => {
    if (name.toLowerCase().endsWith('gradient')) statements.gradient();
    const end = closingParenthesis(text, behind, /^P\w+ColorArray$/.test(name) ? ARRAY_MAX : undefined);
    if (end < 0) {
      // Left open up to the end of its declaration.
      const open = OPEN_NUMBERS.exec(text.slice(behind, behind + OPEN_MAX))?.[0];
      if (open !== undefined && COLOR_FUNCTION.test(name) && (!hasSelectors || statements.isValue()))
        statements.problem(line, text.slice(at, behind) + open.trim());
      return;
    }
    const inside = text.slice(behind, end).replaceAll(COMMENT, ' ');
    const whole = `${text.slice(at, behind)}${inside})`;
    const leave = (): void => {
      token.lastIndex = end + 1;
      line += countLines(text, at, end);
    };
    // 'QColor teal(13, 148, 136)' of C++ has its type before its name.
    const type = DECLARED.exec(text.slice(Math.max(0, at - 30), at))?.[1];
    const quoted = type === undefined ? undefined : /^\s*"(#[0-9a-f]{3,8})"\s*$/i.exec(inside)?.[1];
    const made =
      quoted === undefined ? readConstructor(type ?? name, inside, alpha) : readColor(quoted, alpha);
    const several = readColorArray(name, inside);
    if (several) {
      for (const color of several) take(color, at);
      leave();
    } else if (made && type !== undefined) {
      statements.color(made, at, name);
      leave();
    } else if (made) {
      takeUnchanged(made, at, end);
      leave();
    } else if (COLOR_FUNCTION.test(name) && name !== 'Color') {
      const isAside = hasSelectors && !statements.isValue();
      if (isAside && !isListed(at) && !isInSentence(at, behind)) return;
      const color = readFunction(whole);
      if (isAside && color) collector.addColor(color);
      else if (color) takeUnchanged(color, at, end + 1);
      else statements.problem(line, whole, IS_COMPUTED.test(inside) ? 'computed' : undefined);
      leave();
    } else if (THREE_NUMBERS.test(inside) && misspelledFunction(name) !== null && statements.isValue()) {
      statements.problem(line, whole);
      leave();
    } else if (isComputing(name, inside)) {
      statements.problem(line, whole, 'computed');
      leave();
    }
  };

  for (let match = token.exec(text); match && !collector.isFull(); match = token.exec(text)) {
    const [whole] = match;
    const at = match.index;
    const behind = token.lastIndex;
    const kind = kindOf(whole);
    progress(at);

    if (kind === 'skipped') {
      token.lastIndex = endOf(text, whole.toLowerCase(), behind);
      line += countLines(text, at, token.lastIndex);
    } else if (kind === 'mark') {
      if (whole === '\n') line++;
      else if (whole === '<-') statements.mark('=', at + 1);
      else statements.mark(whole, at);
    } else if (kind === 'number' && OPERATOR.test(text.slice(Math.max(0, at - 3), at))) continue;
    else if (kind === 'remark') token.lastIndex = endOfRemark(text, at);
    else if (kind === 'color') {
      if (isIssueNumber(text, at, whole)) continue;
      const isAside = hasSelectors && !statements.isValue() && !isQuotedValue(text, at, behind);
      const isColor = (): boolean =>
        !isHexWord(whole.slice(1)) &&
        (isListed(at) || (LONG_HEX.test(whole) && (isInSentence(at, behind) || isBehindKey(at, behind))));
      if (isAside && !isColor()) continue;
      if (DIRECTIVE.test(whole) || REFERENCE.test(text.slice(Math.max(0, at - 30), at))) continue;
      const color = readColor(whole, alpha);
      if (isAside && color) collector.addColor(color);
      else if (color) takeUnchanged(color, at, behind);
      else statements.problem(line, whole);
    } else if (kind === 'number')
      takeUnchanged(readColor(`#${whole.slice(2).replaceAll('_', '')}`, zeroX), at, behind);
    else if (kind === 'call') readCall(whole.slice(0, -1), at, behind);
    else if (kind === 'channels') {
      take(
        readMessage(whole) ??
          readGoValue(whole) ??
          readX11(whole) ??
          readTuple(whole, tuplePlace(text, at, statements)) ??
          readLettered(whole),
        at,
      );
      line += countLines(text, at, behind);
    } else if (kind === 'reference') statements.problem(line, whole, 'elsewhere');
    else if (kind === 'attribute') take(readBareColor(whole.slice(whole.indexOf('=') + 2, -1)), at);
    else if (kind === 'triple' && statements.beginsValue(at)) {
      const isWhole = /^(?:\s{0,4}\/[^;}]{1,12})?["']?\s{0,4}(?:[;,}\n]|$)/.test(
        text.slice(behind, behind + 24),
      );
      const hsl = readHslTriple(whole);
      if (hsl) take(hsl, at);
      else if (isWhole && isVariable(at)) take(readRgbTriple(whole) ?? readOklchTriple(whole), at);
    } else if (whole === 'colors' && statements.beginsValue(at)) {
      const ofList = OF_LIST.exec(text.slice(behind, behind + 40))?.[0];
      if (ofList !== undefined) statements.problem(line, whole + ofList, 'elsewhere');
    } else if (isBare && /^[0-9a-f]{6}$/i.test(whole) && !isHexWord(whole)) {
      // Between statements of code, hex without quotes is a number or a word.
      const isWhole = statements.beginsValue(at) && endsValue(text, behind);
      if (isWhole && !isIdKey(statements.key()) && (!hasSelectors || /["']/.test(text[at - 1] ?? '')))
        take(readBareColor(whole), at);
    } else if (
      /^[a-z]{3,24}$/i.test(whole) &&
      !isHexWord(whole) &&
      !defined.has(whole.toLowerCase()) &&
      ((statements.beginsValue(at) && endsValue(text, behind)) ||
        isAmongWords(at, behind) ||
        (/["']/.test(text[at - 1] ?? '') && isInQuotedList(at))) &&
      // Last of all: the key is looked for in the text.
      !isLabel(statements.key())
    )
      take(readColor(whole), at);
  }
  statements.end();
  return collector.found('Code');
};
