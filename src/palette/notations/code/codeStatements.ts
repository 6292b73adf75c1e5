import { formatHex } from '../../../color/format';
import type { Color, Hex } from '../../../color/types';
import type { ProblemReason } from '../../../domain/importMessages';
import type { Collector } from '../found';
import { labelBeside } from './labels';

const lastPart = (before: string): string => before.split(/[\n,({]|=\s{0,4}\[/).at(-1) ?? '';

/** What hands out an object, and is no name of it. */
const UNNAMED = /^(?:export default|return|module\.exports(?: =)?)$/;

/** Keys of an object that is one color: the object's own key says more. */
const VALUE_KEY = /^(?:\$?value|hex|initial-value)$/i;

/** What stands before a '{', without the signs of its language. */
const groupOf = (before: string): string =>
  lastPart(before)
    .replaceAll(/["'`[\]]|\s*=>\s*/g, '')
    .trim()
    .replace(/^(?:--|\$|@property --|@|\*(?!\*)\.?|const |let |var )/, '')
    .replace(/^color-(?=.)/, '')
    .replace(UNNAMED, '');

/** 'val teal: Color' has its type behind it. */
const TYPE = /(?<=\S)\s*:\s*[\w.<>?[\]]+$/;

/** 'val Teal get() = …' of Kotlin. */
const GETTER = /\s+get\(\)\s*$/;

/** The name before a ':' or '='. Without quotes it is one word: beside it may stand what it is, 'static const Color teal'. */
const keyOf = (before: string): string => {
  const written = lastPart(before.replace(GETTER, ''))
    .trim()
    .replace(/\s*[:<?]$/, '')
    .replace(TYPE, '');
  if (/["'`\]]$/.test(written)) return groupOf(written);
  // Of a ternary, the ':' stands behind its first color.
  if (/(?:^|[\s"'`])#\S*$/.test(written)) return '';
  return groupOf((written.split(/\s/).at(-1) ?? '').replace(/^:(?=\w)/, ''));
};

/** Adobe and others repeat all colors in other notations, under the same names with one of these endings. */
const NOTATION_ENDING = /-(?:hex|rgba?|hsla?|hsba?|cmyk)$/i;

/** What stands behind it are the same colors for displays that show more. */
const WIDER_GAMUT = /^\s*@(?:supports\b|media\s*\(\s*(?:color-gamut|dynamic-range)\b)/;

/** Names are looked for this far back, so that no text takes more than linear time. */
const KEY_MAX = 80;

/** Deeper groups are counted, but no longer named. */
const DEPTH_MAX = 32;

type Group = {
  readonly name: string;
  /** Whether it is the value of a key, as in an object of JavaScript or a map of SCSS. */
  readonly isValue: boolean;
  /** Which group it is, where its keys are again those of another one. */
  readonly path: string;
};

const NO_GROUP: Group = { name: '', isValue: false, path: '' };

/** Keys of what holds colors, which say nothing about them. */
const HOLDER = /^(?:colors?|palettes?|swatches|extend|theme|tokens|values?|variables|vars|styles?)$/i;

/** A step of a scale and a shade in an object are named with their color; Tailwind's 'DEFAULT' is the color itself. */
const nameIn = ({ name, isValue }: Group, key: string): string => {
  const isItself = key === '' ? isValue : VALUE_KEY.test(key);
  if (key === 'DEFAULT' || (isItself && name !== '' && !HOLDER.test(name))) return name;
  const isShade = key !== '' && (/^\d+$/.test(key) || (isValue && !HOLDER.test(name)));
  return isShade && name !== '' ? `${name} ${key}` : key;
};

/** A name that is taken, with its group: the same variable is another color in another mode, as under '.dark'. */
const withGroup = (name: string, group: Group): string => {
  const mode = group.name.replace(/^[.:#]+(?:root$)?/, '');
  return mode === '' || name.startsWith(`${group.name} `) ? name : `${mode} ${name}`;
};

/** Properties of CSS, which any number of rules may have: '.a b:hover' and '.c b:hover' are called alike here. */
const PROPERTY =
  /^(?:[a-z-]*-)?(?:color|background|border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?|outline|shadow|fill|stroke|image|filter|decoration|emphasis|rule|font)$/;

/** In its own line, which may stand below a remark. */
const VARIABLE = /(?:^|\n|\*\/)\s*(?:--|[$@"'])[^\n]*$/;

type Entry = {
  readonly color: Color;
  readonly key: string;
  /** What its record calls it. */
  readonly label: string | null;
  readonly isQuoted: boolean;
  /** '0x…' or a call, which no selector has. */
  readonly isExpression: boolean;
  /** Whether the same key again is another color. */
  readonly isProperty: boolean;
  /** Whether the key says what is colored, and is no name: 'background: #FFF'. */
  readonly isNameless: boolean;
};

/** What a browser must know is no color of a palette. */
const CONDITION = /^\s*@(?:supports|media|container)\b/;

const EXPRESSION = /^(?:0x|[\w.:]{1,60}[({])/i;
const EXPRESSION_MAX = 64;

/** Whether more brackets are closed than opened: what stands behind is of another value. */
const isClosed = (between: string): boolean => between.split(')').length > between.split('(').length;

/** A declaration, or what stands before a '{'. */
type Statement = {
  readonly start: number;
  /** Behind its last ':' or '='; −1 before there is one. */
  valueStart: number;
  isGradient: boolean;
  readonly entries: Entry[];
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
  problems: [],
});

export type Statements = {
  /** One of ; { } : = at its place, or ( ) around a map. */
  readonly mark: (sign: string, at: number) => void;
  readonly color: (color: Color, at: number, own?: string) => void;
  readonly problem: (line: number, shown: string, reason?: ProblemReason) => void;
  /** Gradients mostly repeat the colors of a palette: of theirs count those that are nowhere else. */
  readonly gradient: () => void;
  /** Whether a value stands here: '#name' before any ':' is a selector. */
  readonly isValue: () => boolean;
  /** Whether the value is that of a property of CSS that takes a color among other words: 'border: 1px solid gold'. */
  readonly takesColor: () => boolean;
  /** What stands before the value, as it is written; and its last name. */
  readonly keyText: () => string;
  readonly key: () => string;
  /** What the group is called that is open here. */
  readonly group: () => string;
  /** Whether only a quote and spaces stand between the start of the value and here. */
  readonly beginsValue: (at: number) => boolean;
  readonly end: () => void;
};

/**
 * Follows code statement by statement, for the names of its colors and for what is no color.
 * In markup the names are attributes, which are the same for all.
 */
export const createStatements = (
  text: string,
  { addColor, addProblem }: Collector,
  isMarkup: boolean,
): Statements => {
  const groups: Group[] = [];
  const names = new Set<string>();
  let depth = 0;
  const taken = new Set<string>();
  const gradientColors: Color[] = [];
  const found = new Set<Hex>();
  let statement = newStatement(0);

  const textBefore = (at: number): string => text.slice(Math.max(statement.start, at - KEY_MAX), at);

  /** '#define TEAL 0x0D9488' has no sign between its name and its value. */
  const definedName = (at: number): string =>
    /#define\s+(\w+)\s+[^\n]{0,30}$/.exec(textBefore(at))?.[1] ?? '';

  const keyText = (): string => (statement.valueStart < 0 ? '' : textBefore(statement.valueStart - 1));

  const groupBefore = (at: number): Group => {
    if (WIDER_GAMUT.test(textBefore(at))) return NO_GROUP;
    const { valueStart } = statement;
    const isValue = text[valueStart - 1] === ':' && text.slice(valueStart, at).trim() === '';
    const name = keyOf(keyText()) || groupOf(textBefore(at));
    // The records of a list have the same keys, and are not the same colors.
    const isListed = /[[,]\s{0,40}$/.test(text.slice(Math.max(0, at - 50), at));
    return { name, isValue, path: isListed ? `${name}#${at}` : name.replace(NOTATION_ENDING, '') };
  };

  const currentKey = (at: number): string => definedName(at) || keyOf(keyText());

  /** '#AA3939 = rgb(170, 57, 57)' is the same color again. */
  const isSameAgain = (): boolean =>
    text[statement.valueStart - 1] === '=' && /(?:#[0-9a-f]{3,8}|\brgba?\([^()]*\))\s*$/i.test(keyText());

  const isPropertyKey = (key: string): boolean => PROPERTY.test(key) && !VARIABLE.test(keyText());

  const addEntries = (entries: readonly Entry[]): void => {
    if (entries.length === 0) return;
    const group = groups.at(-1) ?? NO_GROUP;
    const prefix = groups
      .map(({ path }) => path)
      .filter((path) => path !== '')
      .join(' ');
    const paths: string[] = [];
    for (const { color, key, label, isProperty, isNameless } of entries) {
      const path = `${prefix} ${label ?? key.replace(NOTATION_ENDING, '')}`;
      // The same name again is the same color in another notation, or another theme's.
      if (key !== '' && !isMarkup && !isProperty && taken.has(path)) continue;
      if (label !== null && paths.includes(path)) continue;
      paths.push(path);
      const own = isMarkup || isNameless ? '' : nameIn(group, key);
      const name = label ?? (names.has(own) ? withGroup(own, group) : own);
      addColor(color, name);
      if (name !== '') names.add(name);
      found.add(formatHex(color));
    }
    for (const path of paths) taken.add(path);
  };

  const close = (at: number): void => {
    if (statement.isGradient) for (const { color } of statement.entries) gradientColors.push(color);
    else addEntries(statement.entries);
    for (const { line, text: shown, reason } of statement.problems) addProblem(line, shown, reason);
    statement = newStatement(at + 1);
  };

  return {
    mark: (sign, at) => {
      if (sign === '{' || sign === '(') {
        // Before a brace stood a selector, or in objects of JavaScript, values in quotes; before a map, other values.
        const isCondition = CONDITION.test(text.slice(statement.start, at));
        addEntries(
          statement.entries.filter(
            ({ isQuoted, isExpression }) => isQuoted || (isExpression && !isCondition) || sign === '(',
          ),
        );
        for (const { line, text: shown, reason } of statement.problems)
          if (reason) addProblem(line, shown, reason);
        if (depth < DEPTH_MAX) groups.push(groupBefore(at));
        depth++;
        statement = newStatement(at + 1);
      } else if (sign === ':' || sign === '=') {
        // 'Color(hex: …' is a label in a call, not a name; in a call over several lines each line has a name.
        const before = text.slice(Math.max(0, at - 40), at);
        const isLabel =
          statement.valueStart >= 0 &&
          !isClosed(text.slice(Math.max(statement.valueStart, at - KEY_MAX), at)) &&
          before.includes('(') &&
          /(?:(?<!\b(?:c|list|dict))(?<=\w)\([^\S\n]*|color(?!scheme)\w{0,10}\(\s*)\w+\s*$/i.test(before);
        if (!isLabel) statement.valueStart = at + 1;
      } else {
        close(at);
        if ((sign === '}' || sign === ')') && depth > 0) {
          depth--;
          if (depth < DEPTH_MAX) groups.pop();
        }
      }
    },
    color: (color, at, own = '') => {
      if (isSameAgain()) return;
      const isOther = isClosed(text.slice(Math.max(statement.valueStart, at - KEY_MAX), at));
      const key = own || (isOther && statement.valueStart >= 0 ? '' : currentKey(at));
      const isQuoted = /["'`]/.test(text[at - 1] ?? '');
      const isProperty = isPropertyKey(key);
      // In objects of JavaScript the value is quoted, in Kotlin it stands behind '='.
      const isNameless = isProperty && !isQuoted && text[statement.valueStart - 1] === ':';
      const isExpression = EXPRESSION.test(text.slice(at, at + EXPRESSION_MAX));
      const label = isMarkup ? null : labelBeside(text, at, key);
      statement.entries.push({ color, key, label, isQuoted, isExpression, isProperty, isNameless });
    },
    problem: (line, shown, reason) => {
      if (!isSameAgain()) statement.problems.push({ line, text: shown, reason });
    },
    gradient: () => {
      statement.isGradient = true;
    },
    isValue: () => statement.valueStart >= 0,
    takesColor: () => {
      const key = keyOf(keyText());
      return text[statement.valueStart - 1] === ':' && isPropertyKey(key) && key !== 'font';
    },
    keyText,
    key: () => keyOf(keyText()),
    group: () => groups.at(-1)?.name ?? '',
    beginsValue: (at) => {
      const { valueStart } = statement;
      return valueStart >= 0 && at - valueStart < 12 && /^\s*["']?$/.test(text.slice(valueStart, at));
    },
    end: () => {
      close(text.length);
      for (const color of gradientColors) {
        if (!found.has(formatHex(color))) addColor(color);
        found.add(formatHex(color));
      }
    },
  };
};
