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

/** A color as written in a sentence, or what should have been one. */
type ProseColor = {
  readonly part: string;
  readonly color: Color | null;
  readonly name: string | null;
};

const isUsing = ({ kind, text }: Token): boolean => kind === 'word' && kindOfWord(text) === 'using';
/** Whether the words before a color only say to use it. */
const areForUse = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, text }) => kind === 'sign' || (kindOfWord(text) === 'using' ? isApplying(text) : true),
  );
/**
 * What is known of the rest of the line: whether the color before has a name, and whether the line is an instruction.
 */
type Around = {
  readonly isFirst: boolean;
  readonly isNamedBefore: boolean;
  readonly hasUsed: boolean;
  /** Whether there are only words that names consist of. */
  readonly areNames: boolean;
};

/** The names of a segment's colors, before or after them. */
const namesOf = (
  { tokens, joint }: Segment,
  previous: Segment | undefined,
  colors: readonly (Color | null)[],
  { isFirst, isNamedBefore, hasUsed, areNames }: Around,
): (readonly string[] | null)[] => {
  const gaps = gapsOf(tokens);
  const areBefore = contentOf(gaps[0] ?? []).length > 0;
  // In 'A banner and a button in', the color belongs to both.
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
      // 'Use it for buttons' names the color; a later color takes a purpose only if the one before it has a name.
      takesPurpose: areForUse(before) && (isNamedBefore || before.length > 0 || isFirst),
    });
  });
};

/** A color word alone in its segment; 'black and white photo' has none. */
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
  /** The color of a color word that is to be reported. */
  readonly said?: Color;
};

/** The name that a sentence before a color gives it. */
export const sentenceName = (before: string, color: Color): string | null =>
  nameBefore(tokensOf(before), color, { isBetween: false, hasUsed: false })?.join(' ') ?? null;

/**
 * The colors of a sentence with their names: 'Our teal is #0D9488 and our navy is #0F172A'. Separate color words are
 * returned without a color, to be reported. Null where a line is no sentence.
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
  // A color word that resembles an unnamed color refers to it.
  const unnamed = colors.filter(({ name }) => name === null).flatMap(({ color }) => color ?? []);
  const kept = colors.filter(({ said }) => !said || unnamed.every((color) => isUnlike(said, color)));
  // A word before several colors refers to all of them.
  const [first, ...others] = colors.filter(({ color }) => color !== null);
  const isOfAll =
    others.length > 0 &&
    others.every(({ name }) => name === null) &&
    areBare(segments) &&
    first?.color &&
    !isLikeName(first.name, first.color);
  return kept.map(({ part, color, name }) => ({
    part,
    color,
    name: isOfAll ? null : (name?.join(' ') ?? null),
  }));
};
