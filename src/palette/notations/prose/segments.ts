import { tokensOf, type Token } from './names';
import { isAnd, kindOfWord, type WordKind } from './words';
import type { Value } from './values';

export type Segment = {
  readonly tokens: Token[];
  /** What separates it from the segment before. */
  readonly joint: 'end' | 'comma' | 'and';
};

/** A full stop within a number or word ends nothing; a bullet has spaces around it. */
const ENDS = /[.!?;](?=\s|$)|[；。]|(?<=\s)[*•·](?=\s)/;
const COMMA = /^[,、，|•·]$/;

/** The parts of a line between commas, full stops and 'and'. */
export const segmentsOf = (line: string, values: readonly Value[]): Segment[] => {
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

export const isValue = ({ kind }: Token): boolean => kind === 'value';
export const hasValue = ({ tokens }: Segment): boolean => tokens.some(isValue);

export const isWord = ({ kind }: Token): boolean => kind === 'word';
export const isKind = (token: Token | undefined, kinds: readonly WordKind[]): boolean =>
  token !== undefined && isWord(token) && kinds.includes(kindOfWord(token.text));

export const contentOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ kind, text }) => kind === 'word' && kindOfWord(text) === 'content');

/** All of the tokens if there is no color. */
export const beforeValue = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(isValue);
  return at < 0 ? tokens : tokens.slice(0, at);
};

/** Kinds of words that names consist of. */
export const NAMING: readonly WordKind[] = ['content', 'article', 'joining'];

/** Punctuation of code and bold text may stand between a color and its words. */
export const isPlain = ({ kind, text }: Token): boolean => kind !== 'sign' || !/["'`*)\]]/.test(text);

/** The tokens between the colors of a segment, before the first and after the last. */
export const gapsOf = (tokens: readonly Token[]): readonly Token[][] => {
  const gaps: Token[][] = [[]];
  for (const token of tokens) {
    if (isValue(token)) gaps.push([]);
    else gaps.at(-1)?.push(token);
  }
  return gaps;
};

/** Whether colors after the first have no words before them, or only 'to' and the like. */
export const areBare = (segments: readonly Segment[]): boolean => {
  const [, ...others] = segments.flatMap(({ tokens }) => gapsOf(tokens).slice(0, -1));
  const isBare = (gap: readonly Token[]): boolean =>
    gap.every((token) => !isWord(token) || isKind(token, ['relation', 'purpose', 'article', 'joining']));
  return others.length > 0 && others.every(isBare);
};

/** Removes a title before the colors: 'My favorites: #264653 (Charcoal), #2A9D8F (Green)'. */
export const withoutTitle = (segments: readonly Segment[]): readonly Segment[] => {
  if (!areBare(segments)) return segments;
  const at = segments.findIndex(hasValue);
  return segments.map((segment, i) => {
    const before = i === at ? beforeValue(segment.tokens) : [];
    return before.findLast(isPlain)?.text === ':'
      ? { ...segment, tokens: segment.tokens.slice(before.length) }
      : segment;
  });
};
