import type { Color } from '../../../color/types';
import { isAlike, isUnlike } from '../values/likeness';
import { colorFromChannels } from '../values/readColor';
import { colorOfWord } from './names';

/** A color as written in a line, or what should have been one. */
export type Value = { readonly at: number; readonly part: string; readonly color: Color | null };

/** Three numbers in parentheses after a word. */
const TRIPLE = /([a-z]{3,24})\s?(\(\s?(\d{1,3})\s?,\s?(\d{1,3})\s?,\s?(\d{1,3})\s?\))/gi;

/** Numbers that match the color word before them: 'navy (15, 23, 42)'. */
const triplesOf = (line: string): Value[] =>
  [...line.matchAll(TRIPLE)].flatMap(({ 0: whole, 1: word = '', 2: part = '', 3: r, 4: g, 5: b, index }) => {
    const [said, color] = [colorOfWord(word), colorFromChannels([r, g, b].map(Number))];
    if (!said || !color || isUnlike(said, color)) return [];
    return [{ at: index + whole.length - part.length, part, color }];
  });

/** '#1 priority' is no color. */
export const isCount = (part: string): boolean => /^#\d{1,2}$/.test(part);

/** Whether a line has several colors as three numbers after a word. */
export const hasTriples = (line: string): boolean => triplesOf(line).length > 1;

/** Merges one color in several notations, 'Teal (#0D9488 / rgb(13, 148, 136))'. */
const withoutNotations = (line: string, values: readonly Value[]): Value[] => {
  const kept: Value[] = [];
  for (const value of values) {
    const last = kept.at(-1);
    const isSame =
      last?.color &&
      value.color &&
      isAlike(last.color, value.color) &&
      last.part[0] !== value.part[0] &&
      /^[\s,;|/=([)\]]*$/.test(line.slice(last.at + last.part.length, value.at));
    const end = value.at + value.part.length;
    if (isSame) kept.splice(-1, 1, { ...last, part: line.slice(last.at, end) });
    else kept.push(value);
  }
  return kept;
};

/** The colors of a line with their positions; `parts` are the ones known to be in it. */
export const valuesOf = (
  line: string,
  parts: readonly string[],
  read: (part: string) => Color | null,
): Value[] => {
  const values: Value[] = [];
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    from = at + part.length;
    if (at >= 0 && !isCount(part)) values.push({ at, part, color: read(part) });
  }
  return withoutNotations(
    line,
    [...values, ...triplesOf(line)].toSorted((one, other) => one.at - other.at),
  );
};
