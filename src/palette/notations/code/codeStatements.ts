import type { Color } from '../../../color/types';
import type { Collector } from '../found';

/** The name before a ':' or '=', without the signs of its language. */
const keyOf = (before: string): string =>
  (before.split(/[\n,({]/).at(-1) ?? '')
    .replaceAll(/["'`[\]]/g, '')
    .trim()
    .replace(/^(?:--|\$|@|const |let |var )/, '')
    .replace(/^color-(?=.)/, '');

/** Adobe and others repeat all colors in other notations, under the same names with one of these endings. */
const NOTATION_ENDING = /-(?:hex|rgba?|hsla?|hsba?|cmyk)$/i;

/** Names are looked for this far back, so that no text takes more than linear time. */
const KEY_MAX = 80;

/** Deeper groups are counted, but no longer named. */
const DEPTH_MAX = 32;

type Entry = { readonly color: Color; readonly key: string; readonly isQuoted: boolean };

/** A declaration, or what stands before a '{'. */
type Statement = {
  readonly start: number;
  /** Behind its last ':' or '='; −1 before there is one. */
  valueStart: number;
  isGradient: boolean;
  readonly entries: Entry[];
  readonly problems: { readonly line: number; readonly text: string }[];
};

const newStatement = (start: number): Statement => ({
  start,
  valueStart: -1,
  isGradient: false,
  entries: [],
  problems: [],
});

export type Statements = {
  /** One of ; { } : = at its place. */
  readonly mark: (sign: string, at: number) => void;
  readonly color: (color: Color, at: number) => void;
  readonly problem: (line: number, shown: string) => void;
  /** Gradients repeat the colors of a palette: they count where there is nothing else. */
  readonly gradient: () => void;
  /** Whether a value stands here: '#name' before any ':' is a selector. */
  readonly isValue: () => boolean;
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
  const groups: string[] = [];
  let depth = 0;
  const taken = new Set<string>();
  const gradientColors: Color[] = [];
  let hasOthers = false;
  let statement = newStatement(0);

  const keyBefore = (at: number): string => keyOf(text.slice(Math.max(statement.start, at - KEY_MAX), at));

  const currentKey = (): string => (statement.valueStart < 0 ? '' : keyBefore(statement.valueStart - 1));

  const addEntries = (entries: readonly Entry[]): void => {
    if (entries.length === 0) return;
    const group = groups.at(-1) ?? '';
    const prefix = groups.map((name) => name.replace(NOTATION_ENDING, '')).join(' ');
    const paths: string[] = [];
    for (const { color, key } of entries) {
      const path = `${prefix} ${key.replace(NOTATION_ENDING, '')}`;
      // The same name again is the same color in another notation, or another theme's.
      if (key !== '' && !isMarkup && taken.has(path)) continue;
      paths.push(path);
      // A step of a scale is named with its color.
      const name = /^\d+$/.test(key) ? `${group} ${key}` : key;
      addColor(color, isMarkup || name === '' ? null : name);
      hasOthers = true;
    }
    for (const path of paths) taken.add(path);
  };

  const close = (at: number): void => {
    if (statement.isGradient) for (const { color } of statement.entries) gradientColors.push(color);
    else addEntries(statement.entries);
    for (const problem of statement.problems) addProblem(problem.line, problem.text);
    statement = newStatement(at + 1);
  };

  return {
    mark: (sign, at) => {
      if (sign === '{') {
        // What stood before it was a selector; only in objects of JavaScript, values in quotes.
        addEntries(statement.entries.filter(({ isQuoted }) => isQuoted));
        if (depth < DEPTH_MAX) groups.push(currentKey() || keyBefore(at));
        depth++;
        statement = newStatement(at + 1);
      } else if (sign === ':' || sign === '=') statement.valueStart = at + 1;
      else {
        close(at);
        if (sign === '}' && depth > 0) {
          depth--;
          if (depth < DEPTH_MAX) groups.pop();
        }
      }
    },
    color: (color, at) => {
      statement.entries.push({ color, key: currentKey(), isQuoted: /["'`]/.test(text[at - 1] ?? '') });
    },
    problem: (line, shown) => {
      statement.problems.push({ line, text: shown });
    },
    gradient: () => {
      statement.isGradient = true;
    },
    isValue: () => statement.valueStart >= 0,
    beginsValue: (at) => {
      const { valueStart } = statement;
      return valueStart >= 0 && at - valueStart < 12 && /^\s*["']?$/.test(text.slice(valueStart, at));
    },
    end: () => {
      close(text.length);
      if (!hasOthers) for (const color of gradientColors) addColor(color);
    },
  };
};
