import type { Color } from '../../../color/types';
import type { ProblemReason } from '../../../domain/importMessages';
import type { Collector } from '../found';
import { createCodeEntries, NO_GROUP, NOTATION_ENDING, type Entry, type Group } from './codeEntries';
import { groupOf, keyOf } from './codeKeys';
import { isSaidBefore } from './codeSurroundings';
import { labelBeside } from './labels';

/** A block of the same colors for wide-gamut displays follows. */
const WIDER_GAMUT = /^\s*@(?:supports\b|media\s*\(\s*(?:color-gamut|dynamic-range)\b)/;

/** Names are searched for this far back, so that every text takes linear time. */
const KEY_MAX = 80;

/** Deeper groups are counted, but not named. */
const DEPTH_MAX = 32;

/** CSS properties, which any number of rules may set: here '.a b:hover' and '.c b:hover' have the same name. */
const PROPERTY =
  /^(?:[a-z-]*-)?(?:color|background|border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?|outline|shadow|fill|stroke|image|filter|decoration|emphasis|rule|font)$/;

/** At the start of a line, which may follow a comment. */
const VARIABLE = /(?:^|\n|\*\/)\s*(?:--|[$@"'])[^\n]*$/;

/** A condition of a browser feature, whose colors belong to no palette. */
const CONDITION = /^\s*@(?:supports|media|container)\b/;

/** A comment right above a property: design tools write the name of a style or layer there. */
const TITLE = /\/\*\s{0,4}([^*\n]{1,40}?)\s{0,4}\*\/\s{0,8}[\w-]{1,40}\s{0,4}$/;
/** The section of an INI file whose only color has no other name: '[Background]', 'Color=13,148,136'. */
const SECTION = /(?:^|\n)\[([^[\]\n]{1,40})\]\n(?:\w{1,20}=\w{0,20}\n){0,3}\s{0,8}colou?r\s{0,4}$/i;

/** Before the '{' of an object, or of a property that Swift computes: 'var ink: UIColor {'. */
const NOTHING_OR_TYPE = /^\s*(?:(?:UI|NS)?Color\??)?\s*$/;

/** A statement that only makes a color: the value of such a property. */
const SWIFT_CALL = /^\s*(?:return )?(?:\.init|(?:UI|NS)?Color)\(\s*\w+$/;

const EXPRESSION = /^(?:0x|[\w.:]{1,60}[({])/i;
const EXPRESSION_MAX = 64;

/** Whether more parentheses are closed than opened: then what follows belongs to another value. */
const isClosed = (between: string): boolean => between.split(')').length > between.split('(').length;

/** A declaration, or the text before a '{'. */
type Statement = {
  readonly start: number;
  /** After its last ':' or '='; −1 before there is one. */
  valueStart: number;
  isGradient: boolean;
  readonly entries: Entry[];
  /** How many of the entries are on lines of settings before the current one. */
  doneCount: number;
  readonly problems: {
    readonly line: number;
    readonly text: string;
    readonly reason?: ProblemReason | undefined;
  }[];
};

const newStatement = (start: number): Statement => ({
  start,
  valueStart: -1,
  isGradient: false,
  entries: [],
  doneCount: 0,
  problems: [],
});

/** What a color itself says about its name. */
type OwnName = {
  /** In place of the key before it. */
  readonly key?: string;
  /** The variable that has the color as its value; it says more than the property that uses it. */
  readonly variable?: string;
};

export type Statements = {
  /** A ';', '{', '}', ':' or '=', or the '(' or ')' of a map. */
  readonly mark: (sign: string, at: number) => void;
  readonly color: (color: Color, at: number, own?: OwnName) => void;
  readonly problem: (line: number, shown: string, reason?: ProblemReason) => void;
  /** Marks the statement as a gradient: those mostly repeat a palette, so only colors found nowhere else are kept. */
  readonly gradient: () => void;
  /** Whether the statement is a gradient so far. */
  readonly isGradient: () => boolean;
  /** Whether a value has begun: '#name' before any ':' is a selector. */
  readonly isValue: () => boolean;
  /** Whether the value belongs to a CSS property that takes a color among other words: 'border: 1px solid gold'. */
  readonly takesColor: () => boolean;
  /** The text before the value, as it is written; and its last name. */
  readonly keyText: () => string;
  readonly key: () => string;
  /** The name of what has a value here: that of a '#define', or the last one before the value. */
  readonly nameAt: (at: number) => string;
  /** Whether no block is open. */
  readonly isOutside: () => boolean;
  /** The name of the innermost open group. */
  readonly group: () => string;
  /** Whether nothing but spaces and a quote lies between the start of the value and here. */
  readonly beginsValue: (at: number) => boolean;
  readonly end: () => void;
};

/** Tracks code statement by statement: what its colors are called, and what in it is no color. */
export const createStatements = (text: string, collector: Collector, isMarkup: boolean): Statements => {
  const entries = createCodeEntries(collector, isMarkup);
  const groups: Group[] = [];
  let depth = 0;
  let statement = newStatement(0);

  const textBefore = (at: number): string => text.slice(Math.max(statement.start, at - KEY_MAX), at);

  /** '#define TEAL 0x0D9488' has no ':' or '=' between name and value. */
  const definedName = (at: number): string =>
    /#define[^\S\n]+(\w+)[^\S\n]+[^\n]{0,30}$/.exec(textBefore(at))?.[1] ?? '';

  const keyText = (): string => (statement.valueStart < 0 ? '' : textBefore(statement.valueStart - 1));
  const key = (): string => keyOf(keyText());

  const groupBefore = (at: number): Group => {
    if (WIDER_GAMUT.test(textBefore(at))) return NO_GROUP;
    const { valueStart } = statement;
    const isValue = text[valueStart - 1] === ':' && NOTHING_OR_TYPE.test(text.slice(valueStart, at));
    const name = key() || groupOf(textBefore(at));
    // Records of a list have the same keys, but are different colors.
    const isListed = /[[,]\s{0,40}$/.test(text.slice(Math.max(0, at - 50), at));
    return { name, isValue, path: isListed ? `${name}#${at}` : name.replace(NOTATION_ENDING, '') };
  };

  /** '#AA3939 = rgb(170, 57, 57)' gives the same color twice. */
  const isSameAgain = (): boolean =>
    text[statement.valueStart - 1] === '=' && /(?:#[0-9a-f]{3,8}|\brgba?\([^()]*\))\s*$/i.test(keyText());

  const isPropertyKey = (name: string): boolean => PROPERTY.test(name) && !VARIABLE.test(keyText());

  const addProblems = (problems: Statement['problems']): void => {
    for (const { line, text: shown, reason } of problems) collector.addProblem(line, shown, reason);
  };

  /** A '{' may end a selector: only quoted values and expressions before it are colors. Before a map's '(' all are. */
  const openGroup = (sign: string, at: number): void => {
    const isCondition = CONDITION.test(text.slice(statement.start, at));
    const isColor = ({ isQuoted, isExpression }: Entry, i: number): boolean =>
      i < statement.doneCount || isQuoted || (isExpression && !isCondition) || sign === '(';
    entries.add(statement.entries.filter(isColor), groups);
    addProblems(statement.problems.filter(({ reason }) => reason));
    if (depth < DEPTH_MAX) groups.push(groupBefore(at));
    depth++;
    statement = newStatement(at + 1);
  };

  const closeGroup = (): void => {
    if (depth === 0) return;
    depth--;
    if (depth < DEPTH_MAX) groups.pop();
  };

  const startValue = (at: number): void => {
    if (text[at] === '=' && textBefore(at).includes('\n')) statement.doneCount = statement.entries.length;
    // 'Color(hex: …' has a label of a call, not a name; in a call over several lines each line has a name.
    const before = text.slice(Math.max(0, at - 40), at);
    const isOpen =
      statement.valueStart < 0
        ? SWIFT_CALL.test(text.slice(statement.start, at))
        : !isClosed(text.slice(Math.max(statement.valueStart, at - KEY_MAX), at));
    const isLabel =
      isOpen &&
      before.includes('(') &&
      /(?:(?<!\b(?:c|list|dict))(?<=\w)\([^\S\n]*|color(?!scheme)\w{0,10}\(\s*)\w+\s*$/i.test(before);
    if (!isLabel) statement.valueStart = at + 1;
  };

  const closeStatement = (at: number): void => {
    if (statement.isGradient) entries.addLast(statement.entries);
    else entries.add(statement.entries, groups);
    addProblems(statement.problems);
    statement = newStatement(at + 1);
  };

  const entryAt = (color: Color, at: number, { key: own = '', variable }: OwnName): Entry => {
    const isOther = isClosed(text.slice(Math.max(statement.valueStart, at - KEY_MAX), at));
    const before = keyText();
    const known = definedName(at) || (SECTION.exec(before)?.[1] ?? keyOf(before));
    const name = own || (isOther && statement.valueStart >= 0 ? '' : known);
    const isQuoted = /["'`]/.test(text[at - 1] ?? '');
    const isProperty = variable === undefined && isPropertyKey(name);
    // In JavaScript objects the value is quoted, in Kotlin it follows '='.
    const isNameless = isProperty && !isQuoted && text[statement.valueStart - 1] === ':';
    const title = isNameless && depth === 0 ? TITLE.exec(before)?.[1] : undefined;
    return {
      color,
      key: name,
      label: variable ?? (isMarkup ? null : (title ?? labelBeside(text, at, name))),
      isQuoted,
      isExpression: EXPRESSION.test(text.slice(at, at + EXPRESSION_MAX)),
      isProperty,
      isNameless,
    };
  };

  return {
    mark: (sign, at) => {
      if (sign === '{' || sign === '(') openGroup(sign, at);
      else if (sign === ':' || sign === '=') startValue(at);
      else {
        closeStatement(at);
        if (sign === '}' || sign === ')') closeGroup();
      }
    },
    color: (color, at, own = {}) => {
      if (!isSameAgain() && !isSaidBefore(text, at)) statement.entries.push(entryAt(color, at, own));
    },
    problem: (line, shown, reason) => {
      if (!isSameAgain()) statement.problems.push({ line, text: shown, reason });
    },
    gradient: () => {
      statement.isGradient = true;
    },
    isGradient: () => statement.isGradient,
    isValue: () => statement.valueStart >= 0,
    takesColor: () => {
      const name = key();
      return text[statement.valueStart - 1] === ':' && isPropertyKey(name) && name !== 'font';
    },
    keyText,
    key,
    nameAt: (at) => definedName(at) || key(),
    isOutside: () => depth === 0,
    group: () => (groups.at(-1) ?? NO_GROUP).name,
    beginsValue: (at) => {
      const { valueStart } = statement;
      return valueStart >= 0 && at - valueStart < 12 && /^\s*["']?$/.test(text.slice(valueStart, at));
    },
    end: () => {
      closeStatement(text.length);
      entries.end();
    },
  };
};
