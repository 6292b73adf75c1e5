import type { Color } from '../../../color/types';
import {
  isLikeName,
  loneColorWord,
  nameBefore,
  nameBehind,
  tokensOf,
  colorOfWord,
  type Token,
} from './names';
import { isProse } from './isProse';
import {
  areBare,
  beforeValue,
  contentOf,
  gapsOf,
  hasValue,
  isKind,
  isValue,
  isWord,
  NAMING,
  segmentsOf,
  withoutTitle,
  type Segment,
} from './segments';
import { isCount, valuesOf } from './values';
import { isApplying, kindOfWord } from './words';
import { isUnlike } from '../values/likeness';

/** A color of a sentence as it is written there, or what should have been one. */
type ProseColor = {
  readonly part: string;
  readonly color: Color | null;
  readonly name: string | null;
};

const isUsing = ({ kind, text }: Token): boolean => kind === 'word' && kindOfWord(text) === 'using';
/** Whether words before a color say no more than to use it. */
const areForUse = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, text }) => kind === 'sign' || (kindOfWord(text) === 'using' ? isApplying(text) : true),
  );
/** What is known of the rest of the line: whether the color before has a name, whether it says what to do. */
type Around = {
  readonly isFirst: boolean;
  readonly isNamedBefore: boolean;
  readonly hasUsed: boolean;
  /** Whether there are no words but names. */
  readonly areNames: boolean;
};

/** The names of the colors of a segment, before them or else behind. */
const namesOf = (
  { tokens, joint }: Segment,
  previous: Segment | undefined,
  colors: readonly (Color | null)[],
  { isFirst, isNamedBefore, hasUsed, areNames }: Around,
): (readonly string[] | null)[] => {
  const gaps = gapsOf(tokens);
  const areBefore = contentOf(gaps[0] ?? []).length > 0;
  // 'A banner and a button in': that color is of both.
  const isShared =
    joint === 'and' && previous && !hasValue(previous) && contentOf(previous.tokens).length > 0;
  return colors.map((color, i) => {
    const [before = [], behind = []] = [gaps[i], gaps[i + 1]];
    if (!color) return null;
    if (i > 0 && !areBefore) return nameBehind(behind, color, { isAlone: areNames, takesPurpose: false });
    const name = nameBefore(before, color, { isBetween: i > 0, hasUsed });
    if (isShared && i === 0) return isLikeName(name, color) ? name : null;
    if (name || contentOf(before).length > 0 || i > 0) return name;
    return nameBehind(behind, color, {
      isAlone: areNames && before.every(({ kind }) => kind === 'sign'),
      // 'Use it for buttons', and of a further color only where the one before has its name.
      takesPurpose: areForUse(before) && (isNamedBefore || before.length > 0 || isFirst),
    });
  });
};

/** A color word alone in its segment; in 'black and white photo' neither is. */
const loneWord = ({ tokens }: Segment, next: Segment | undefined): ReturnType<typeof loneColorWord> => {
  const lone = loneColorWord(tokens);
  const behind = contentOf(next ? beforeValue(next.tokens) : []);
  const isJoined = next?.joint === 'and' && behind.length > 1 && colorOfWord(behind[0]?.text ?? '') !== null;
  return isJoined ? null : lone;
};

type Named = {
  readonly part: string;
  readonly color: Color | null;
  readonly name: readonly string[] | null;
  /** Of a color word that is told. */
  readonly said?: Color;
};

/** What a color is called by the words before it, where they make a sentence. */
export const sentenceName = (before: string, color: Color): string | null =>
  nameBefore(tokensOf(before), color, { isBetween: false, hasUsed: false })?.join(' ') ?? null;

/**
 * The colors of a sentence with what they are called there: 'Our teal is #0D9488 and our navy is #0F172A'. Color words
 * that stand alone beside them come without a color, to be told. Null where a line is no sentence.
 */
export const readProse = (
  line: string,
  parts: readonly string[],
  read: (part: string) => Color | null,
  isNamedList: boolean,
): ProseColor[] | null => {
  const values = valuesOf(line, parts, read);
  const known = values.flatMap(({ color }) => color ?? []);
  if (known.length === 0) return null;
  const whole = segmentsOf(line, values);
  const segments = withoutTitle(whole);
  const hasCount = parts.some(isCount);
  if (!hasCount && !isProse(line, segments, known, isNamedList)) return null;
  const areNames = whole.every(({ tokens }) => tokens.every((one) => !isWord(one) || isKind(one, NAMING)));
  const hasUsed = segments.some(({ tokens }) => tokens.some(isUsing));
  const colors: Named[] = [];
  let at = 0;
  for (const [i, segment] of segments.entries()) {
    const own = values.slice(at, at + segment.tokens.filter(isValue).length);
    at += own.length;
    const names = namesOf(
      segment,
      segments[i - 1],
      own.map(({ color }) => color),
      {
        isFirst: colors.length === 0,
        isNamedBefore: (colors.at(-1)?.name ?? null) !== null,
        hasUsed,
        areNames,
      },
    );
    const lone = names.some((name) => name !== null) ? null : loneWord(segment, segments[i + 1]);
    if (lone) colors.push({ part: lone.text, color: null, name: null, said: lone.color });
    for (const [j, { part, color }] of own.entries()) colors.push({ part, color, name: names[j] ?? null });
  }
  // A word that is like a color without a name is meant for it.
  const unnamed = colors.filter(({ name }) => name === null).flatMap(({ color }) => color ?? []);
  const told = colors.filter(({ said }) => !said || unnamed.every((color) => isUnlike(said, color)));
  // A word before several colors is about all of them.
  const [first, ...others] = colors.filter(({ color }) => color !== null);
  const isOfAll =
    others.length > 0 &&
    others.every(({ name }) => name === null) &&
    areBare(segments) &&
    first?.color &&
    !isLikeName(first.name, first.color);
  return told.map(({ part, color, name }) => ({
    part,
    color,
    name: isOfAll ? null : (name?.join(' ') ?? null),
  }));
};
