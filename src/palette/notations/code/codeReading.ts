import type { Color } from '../../../color/types';
import type { Collector } from '../found';
import type { AlphaPlace } from '../values/alphaPlace';
import { noteAlpha } from '../values/opacity';
import type { Statements } from './codeStatements';
import { changeAfter, opacityAfter } from './computing';
import type { NamedConstants } from './namedConstants';

/** A match of `TOKENS`: `behind` is the place after its last character. */
export type CodeToken = { readonly whole: string; readonly at: number; readonly behind: number };

/** A text of code while it is read token by token. */
export type CodeReading = {
  readonly text: string;
  readonly collector: Collector;
  readonly statements: Statements;
  /** False in SVG and XML: without braces and semicolons there are no selectors. */
  readonly hasSelectors: boolean;
  /** Where hex with '#' has its opacity, and where '0x…' has it. */
  readonly alpha: AlphaPlace;
  readonly zeroX: AlphaPlace;
  readonly hasZeroXOpacity: boolean;
  /** Words that the text defines as colors of its own, in lower case. */
  readonly defined: ReadonlySet<string>;
  /** Whether some values are hex without '#'. */
  readonly isBare: boolean;
  readonly isInQuotedList: (at: number) => boolean;
  readonly constants: NamedConstants;
  /** The line of the current token, counted from 1. */
  line: number;
  /** Where the next token is searched for. */
  next: number;
};

export const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = from; at < to; at++) if (text[at] === '\n') lines++;
  return lines;
};

export const takeColor = ({ statements }: CodeReading, color: Color | null, at: number): void => {
  if (color) statements.color(color, at);
};

/**
 * Takes a color, unless a method call after it makes another color of it: that one is reported as computed. An opacity
 * that a call gives it is dropped, as in `withOpacity(0.5)`.
 */
export const takeUnchanged = (
  reading: CodeReading,
  color: Color | null,
  at: number,
  behind: number,
): void => {
  const { text, statements, line } = reading;
  const after = text.slice(behind, behind + 50);
  const change = color ? changeAfter(after) : null;
  if (change !== null) statements.problem(line, text.slice(at, behind) + change, 'computed');
  else takeColor(reading, noteAlpha(color, opacityAfter(after)) ?? color, at);
};
