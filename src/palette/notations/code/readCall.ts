import { anyOf, COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS } from '../../colorFunctions';
import { misspelledFunction } from '../../misspelling';
import { isUnseen } from '../values/opacity';
import { readColor, readFunction } from '../values/readColor';
import { closingParenthesis } from './closingParenthesis';
import { groupOf } from './codeKeys';
import { countLines, takeColor, takeUnchanged, type CodeReading, type CodeToken } from './codeReading';
import { isInSentence, isListed } from './codeSurroundings';
import { isComputing } from './computing';
import { readColorArray, readConstructor } from './constructors';
import { readVector } from './tuples';

/** A comment as long as they are within values. */
export const VALUE_COMMENT = /\/\*[^*]{0,200}\*\//g;

const COLOR_FUNCTION = new RegExp(`^${anyOf(COLOR_FUNCTIONS, COMPUTED_FUNCTIONS, INK_FUNCTIONS)}$`, 'i');
/** A calculation, a variable or another color among the channels; any other word there is a mistake. */
const IS_COMPUTED = /\bfrom\b|[a-z-]+\(|[$@#]|--\w|\bin\s/i;

const DECLARED = /\b(?!new\b)(\w{0,12}Colou?r(?:32)?|ImVec4)\s{1,4}$/;

/** The arguments of a call that is never closed. */
const OPEN_NUMBERS = /^\s{0,4}[\d.][^(){};\n"']*(?=[;}\n"']|$)/;
const OPEN_MAX = 120;
/** Characters of a call whose arguments may be a long list of numbers. */
const ARRAY_MAX = 2000;
/** The channels of a color, whatever the function is called. */
const THREE_NUMBERS =
  /^\s{0,4}[\d.]+[a-z%]{0,4}(?:\s{0,4},\s{0,4}|\s{1,4})[\d.]+%?(?:\s{0,4},\s{0,4}|\s{1,4})[\d.]/;

type Call = CodeToken & {
  readonly name: string;
  /** Its arguments without comments. */
  readonly inside: string;
  /** Where its parenthesis closes. */
  readonly end: number;
};

/** A color function that is left open up to the end of its declaration. */
const reportOpen = (
  { text, statements, hasSelectors, line }: CodeReading,
  name: string,
  { at, behind }: CodeToken,
): void => {
  const numbers = OPEN_NUMBERS.exec(text.slice(behind, behind + OPEN_MAX))?.[0];
  if (numbers !== undefined && COLOR_FUNCTION.test(name) && (!hasSelectors || statements.isValue()))
    statements.problem(line, text.slice(at, behind) + numbers.trim());
};

/** Returns false for a selector that only looks like a color. */
const readCssFunction = (reading: CodeReading, { inside, whole, at, behind, end }: Call): boolean => {
  const { text, collector, statements, hasSelectors, line } = reading;
  const isAside = hasSelectors && !statements.isValue();
  if (isAside && !isListed(text, at) && !isInSentence(text, at, behind)) return false;
  if (isUnseen(whole, 'last')) return true;
  const color = readFunction(whole);
  if (isAside && color) collector.addColor(color);
  else if (color) takeUnchanged(reading, color, at, end + 1);
  else statements.problem(line, whole, IS_COMPUTED.test(inside) ? 'computed' : undefined);
  return true;
};

/** A variable and the color in its place: design tools write both where a variable is used. */
const VARIABLE =
  /^\s{0,4}(--[\w-]{1,60})\s{0,4},\s{0,4}(#[0-9a-f]{3,8}|[a-z]{3,24}|[a-z-]{2,20}\([^()]{1,120}\))\s{0,4}$/i;

/** The color of 'background: var(--Teal-500, #0D9488)', named after the variable; false for other calls. */
const readVariable = ({ statements, alpha }: CodeReading, { name, inside, at }: Call): boolean => {
  const [, variable, value = ''] = (/^var$/i.test(name) ? VARIABLE.exec(inside) : null) ?? [];
  if (variable === undefined || isUnseen(value, alpha) || !statements.takesColor()) return false;
  const color = value.startsWith('#') ? readColor(value, alpha) : readFunction(value);
  if (color) statements.color(color, at, { variable: groupOf(variable) });
  return color !== null;
};

/** Reads a call as a whole, as a color or a problem. Returns false where its arguments are to be read one by one. */
const readClosed = (reading: CodeReading, call: Call): boolean => {
  const { text, statements, constants, alpha, line } = reading;
  const { name, inside, whole, at, end } = call;
  const several = readColorArray(name, inside);
  if (several) {
    for (const color of several) takeColor(reading, color, at);
    return true;
  }
  if (readVariable(reading, call)) return true;
  // 'QColor teal(13, 148, 136)' of C++ has its type before its name.
  const type = DECLARED.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  const quoted = type === undefined ? undefined : /^\s*"(#[0-9a-f]{3,8})"\s*$/i.exec(inside)?.[1];
  const made =
    quoted === undefined
      ? (readConstructor(type ?? name, inside, alpha) ?? readVector(name, inside, statements.key()))
      : readColor(quoted, alpha);
  if (made && type !== undefined) statements.color(made, at, { key: name });
  else if (made) takeUnchanged(reading, made, at, end);
  else if (COLOR_FUNCTION.test(name) && name !== 'Color') return readCssFunction(reading, call);
  else if (THREE_NUMBERS.test(inside) && misspelledFunction(name) !== null && statements.isValue())
    statements.problem(line, whole);
  else if (isComputing(name, inside)) statements.problem(line, whole, 'computed');
  // FastLED's hues are its own: 64 of 256 is yellow.
  else if (name === 'CHSV' && THREE_NUMBERS.test(inside)) statements.problem(line, whole, 'unknownModel');
  else {
    const constant = constants.atCall(name, whole, at);
    if (constant === null) return false;
    statements.problem(line, constant, 'elsewhere');
  }
  return true;
};

/** A function or a constructor, from its name and opening parenthesis on. */
export const readCall = (reading: CodeReading, token: CodeToken): void => {
  const { text, statements } = reading;
  const { at, behind } = token;
  const name = token.whole.slice(0, -1);
  if (name.toLowerCase().endsWith('gradient')) statements.gradient();
  const end = closingParenthesis(text, behind, /^P\w+ColorArray$/.test(name) ? ARRAY_MAX : undefined);
  if (end < 0) {
    reportOpen(reading, name, token);
    return;
  }
  const inside = text.slice(behind, end).replaceAll(VALUE_COMMENT, ' ');
  const whole = `${text.slice(at, behind)}${inside})`;
  if (!readClosed(reading, { name, inside, whole, at, behind, end })) return;
  reading.next = end + 1;
  reading.line += countLines(text, at, end);
};
