import type { Color } from '../../color/types';
import { isLikeName, loneColorWord, nameBefore, nameBehind, tokensOf, colorOfWord, type Token } from './proseNames';
import { isAnd, isApplying, isTelling, kindOfWord } from './proseWords';
import { isAlike, isUnlike } from './values/likeness';
import { colorFromChannels } from './values/readColor';

/** A color of a sentence as it is written there, or what should have been one. */
export type ProseColor = {
  readonly part: string;
  readonly color: Color | null;
  readonly name: string | null;
};

type Value = { readonly at: number; readonly part: string; readonly color: Color | null };

/** Three numbers in brackets behind a word. */
const TRIPLE = /([a-z]{3,24})\s?(\(\s?(\d{1,3})\s?,\s?(\d{1,3})\s?,\s?(\d{1,3})\s?\))/gi;

/** Numbers that fit the color word before them: 'navy (15, 23, 42)'. */
const triplesOf = (line: string): Value[] =>
  [...line.matchAll(TRIPLE)].flatMap(({ 0: whole, 1: word = '', 2: part = '', 3: r, 4: g, 5: b, index }) => {
    const [said, color] = [colorOfWord(word), colorFromChannels([r, g, b].map(Number))];
    if (!said || !color || isUnlike(said, color)) return [];
    return [{ at: index + whole.length - part.length, part, color }];
  });

/** '#1 priority' is no color, whatever is meant. */
const COUNT = /^#\d{1,2}$/;

/** Whether a line has several of them. */
export const hasTriples = (line: string): boolean => triplesOf(line).length > 1;

/** One color in several notations, 'Teal (#0D9488 / rgb(13, 148, 136))', as one. */
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

const valuesOf = (line: string, parts: readonly string[], read: (part: string) => Color | null): Value[] => {
  const values: Value[] = [];
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    from = at + part.length;
    if (at >= 0 && !COUNT.test(part)) values.push({ at, part, color: read(part) });
  }
  return withoutNotations(
    line,
    [...values, ...triplesOf(line)].toSorted((one, other) => one.at - other.at),
  );
};

type Segment = {
  readonly tokens: Token[];
  /** What stands before it. */
  readonly joint: 'end' | 'comma' | 'and';
};

/** A full stop inside a number or a word ends nothing. */
const ENDS = /[.!?;](?=\s|$)|[；。]/;
const COMMA = /^[,、，|•·]$/;

/** The parts of a line between commas, full stops and 'and'. */
const segmentsOf = (line: string, values: readonly Value[]): Segment[] => {
  const segments: Segment[] = [{ tokens: [], joint: 'end' }];
  const add = (token: Token): void => {
    const isComma = token.kind === 'sign' && COMMA.test(token.text);
    if (token.text === '\n' || isComma) segments.push({ tokens: [], joint: isComma ? 'comma' : 'end' });
    else if (token.kind !== 'value' && isAnd(token.text)) segments.push({ tokens: [], joint: 'and' });
    else segments.at(-1)?.tokens.push(token);
  };
  const addWords = (text: string): void => {
    for (const [i, part] of text.split(ENDS).entries()) {
      if (i > 0) add({ kind: 'sign', text: '\n' });
      for (const token of tokensOf(part)) add(token);
    }
  };
  let from = 0;
  for (const { at, part } of values) {
    addWords(line.slice(from, at));
    add({ kind: 'value', text: part });
    from = at + part.length;
  }
  addWords(line.slice(from));
  return segments;
};

const isValue = ({ kind }: Token): boolean => kind === 'value';
const hasValue = ({ tokens }: Segment): boolean => tokens.some(isValue);
const isUsing = ({ kind, text }: Token): boolean => kind === 'word' && kindOfWord(text) === 'using';
/** Whether words before a color say no more than to use it. */
const areForUse = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, text }) => kind === 'sign' || (kindOfWord(text) === 'using' ? isApplying(text) : true));
const contentOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ kind, text }) => kind === 'word' && kindOfWord(text) === 'content');

/** All of the words where there is no color. */
const beforeValue = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(isValue);
  return at < 0 ? tokens : tokens.slice(0, at);
};

/** What is known of the rest of the line: whether the color before has a name, whether it says what to do. */
type Around = { readonly isFirst: boolean; readonly isNamedBefore: boolean; readonly hasUsed: boolean };

/** The names of the colors of a segment, before them or else behind. */
const namesOf = (
  { tokens, joint }: Segment,
  previous: Segment | undefined,
  colors: readonly (Color | null)[],
  { isFirst, isNamedBefore, hasUsed }: Around,
): (readonly string[] | null)[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isValue(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const areBefore = contentOf(parts[0] ?? []).length > 0;
  // 'A banner and a button in': that color is of both.
  const isShared =
    joint === 'and' && previous && !hasValue(previous) && contentOf(previous.tokens).length > 0;
  return colors.map((color, i) => {
    const [before = [], behind = []] = [parts[i], parts[i + 1]];
    if (!color) return null;
    if (i > 0 && !areBefore) return nameBehind(behind, color, { isAlone: true, takesPurpose: false });
    const name = nameBefore(before, color, { isBetween: i > 0, hasUsed });
    if (isShared && i === 0) return isLikeName(name, color) ? name : null;
    if (name || contentOf(before).length > 0 || i > 0) return name;
    return nameBehind(behind, color, {
      isAlone: before.every(({ kind }) => kind === 'sign'),
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

const SENTENCE_WORDS = 6;

/** Whether a line is a sentence and no list or label; `isNamedList` where each color has words of its own beside it. */
const isProse = (line: string, segments: readonly Segment[], count: number, isNamedList: boolean): boolean => {
  if (isTelling(line)) return true;
  const near = segments.flatMap(({ tokens }) =>
    tokens.flatMap((token, i) => (isValue(token) ? [{ before: tokens[i - 1], behind: tokens[i + 1] }] : [])),
  );
  const isKind = (token: Token | undefined, kinds: readonly string[]): boolean =>
    token?.kind === 'word' && kinds.includes(kindOfWord(token.text));
  if (near.some(({ before }) => isKind(before, ['relation']))) return true;
  if (count === 1) {
    const tokens = segments.flatMap((segment) => segment.tokens);
    const hasLabel = tokens.some(({ kind, text }) => kind === 'sign' && /[:=–—-]/.test(text));
    return !hasLabel && tokens.filter(({ kind }) => kind === 'word').length > SENTENCE_WORDS;
  }
  if (!isNamedList) return segments.some((one) => hasValue(one) && contentOf(one.tokens).length > 0);
  const first = segments[0]?.tokens ?? [];
  const colon = first.findIndex(({ kind, text }) => kind === 'sign' && text === ':');
  return (
    near.some(({ behind }) => behind?.kind === 'aside' || isKind(behind, ['purpose', 'relation', 'being'])) ||
    (colon >= 0 && contentOf(first.slice(colon + 1, first.findIndex(isValue))).length > 0)
  );
};

/** What a color is called by the words before it, where they make a sentence. */
export const sentenceName = (before: string, color: Color): string | null =>
  nameBefore(tokensOf(before), color, { isBetween: false, hasUsed: false })?.join(' ') ?? null;

/**
 * The colors of a sentence with what they are called there: 'Our teal is #0D9488 and our navy is #0F172A'. Color words that
 * stand alone beside them are no colors there, and come as such. Null where a line is no sentence.
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
  const segments = segmentsOf(line, values);
  const hasCount = parts.some((part) => COUNT.test(part));
  if (!hasCount && !isProse(line, segments, known.length, isNamedList)) return null;
  const rest = [...values];
  const hasUsed = segments.some(({ tokens }) => tokens.some(isUsing));
  const colors: Named[] = [];
  for (const [i, segment] of segments.entries()) {
    const own = rest.splice(0, segment.tokens.filter(isValue).length);
    const names = namesOf(
      segment,
      segments[i - 1],
      own.map(({ color }) => color),
      { isFirst: colors.length === 0, isNamedBefore: (colors.at(-1)?.name ?? null) !== null, hasUsed },
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
    first?.color &&
    !isLikeName(first.name, first.color);
  return told.map(({ part, color, name }) => ({
    part,
    color,
    name: isOfAll ? null : (name?.join(' ') ?? null),
  }));
};
