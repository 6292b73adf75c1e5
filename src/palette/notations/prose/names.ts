import type { Color } from '../../../color/types';
import { isGeneric, isShade, isTurning, kindOfWord, type WordKind } from './words';
import { isOfHue, isUnlike } from '../values/likeness';
import { readColor } from '../values/readColor';
import { hexOfX11 } from '../values/x11Words';

/** A word, a punctuation mark, words in parentheses, or a written color. */
export type Token = {
  readonly kind: 'word' | 'sign' | 'aside' | 'value';
  readonly text: string;
};

const TOKEN = /\([^()]{1,80}\)|[ldLD]['’](?=\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*|[^\s\p{L}\p{N}]/gu;
const NAME_WORDS = 3;
const BEHIND_WORDS = 2;

export const tokensOf = (text: string): Token[] =>
  (text.match(TOKEN) ?? []).map((whole) => {
    if (/^\(./u.test(whole)) return { kind: 'aside', text: whole };
    return { kind: /^[\p{L}\p{N}]/u.test(whole) ? 'word' : 'sign', text: whole };
  });

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);

/** The color of a word of CSS or X11 that is not hex: 'navy', or null. */
export const colorOfWord = (word: string): Color | null =>
  /^[a-z]{3,24}$/i.test(word) && !/^[0-9a-f]+$/i.test(word) ? readColor(hexOfX11(word) ?? word) : null;

/** The colors that words name: 'light blue' is one CSS color, and not blue. */
const colorsSaid = (words: readonly string[]): Color[] =>
  words.flatMap((word, i) => {
    const joined = colorOfWord(`${words[i - 1] ?? ''}${word}`);
    return joined ?? colorOfWord(word) ?? [];
  });

const isOther = (word: Color, value: Color): boolean => isUnlike(word, value) && !isOfHue(word, value);

/** Whether a color word among the words resembles a color: then the words are its name. */
const areLike = (words: readonly string[], color: Color): boolean =>
  colorsSaid(words).some((word) => !isOther(word, color));

const isEdge = (word: string): boolean => isGeneric(word) || kindOfWord(word) !== 'content';

/** The name in some words. Null for many words, numbers with units, or color words of another color. */
const nameOf = (found: readonly string[], color: Color): readonly string[] | null => {
  const first = found.findIndex((word) => !isEdge(word));
  const last = found.findLastIndex((word) => !isEdge(word));
  const name = found.slice(first, last + 1).map((word) => word.replace(/['’_-]+$/, ''));
  const isName =
    first >= 0 &&
    name.length <= NAME_WORDS &&
    /\p{L}{2}|[^\p{ASCII}]/u.test(name[0] ?? '') &&
    !name.some((word) => /^\d+\p{L}/u.test(word)) &&
    !colorsSaid(name).some((word) => isOther(word, color));
  return isName ? name : null;
};

/** After these characters, another part of a sentence begins. */
const CUT = /^[:/→>=#@+([]$/;
const OPENING = /^[:([{=→–—"'`“”„«»*-]$/;

/** Whether another color precedes the words, and whether the line is an instruction. */
type Before = { readonly isBetween: boolean; readonly hasUsed: boolean };

/** The words before a color that describe it, without the rest of the sentence. */
const phraseBefore = (words: readonly string[], { isBetween, hasUsed }: Before): readonly string[] => {
  let phrase: string[] = [];
  let [hasArticle, isPurpose, isClosed, isVerbNext] = [false, false, false, false];
  let verb: WordKind | null = null;
  let last: WordKind = 'content';
  const restart = (): void => {
    phrase = [];
    [hasArticle, isPurpose, isClosed] = [false, false, false];
    verb = null;
  };
  for (const word of words) {
    let kind = kindOfWord(word);
    // After 'we', any word is a verb.
    if (kind === 'content' && isVerbNext) kind = 'using';
    if (kind !== 'filler') isVerbNext = kind === 'subject';
    if (kind === 'being' || kind === 'using') verb = kind;
    else if (kind === 'subject') restart();
    else if (kind !== 'filler' && kind !== 'relation' && verb !== null) restart();
    if (kind === 'article' && !(isClosed && (last === 'relation' || last === 'purpose'))) {
      const wasPurpose = isPurpose && phrase.length === 0;
      restart();
      hasArticle = true;
      isPurpose = wasPurpose;
    } else if (isBetween && (kind === 'purpose' || kind === 'relation')) restart();
    else if (kind === 'purpose' && phrase.length === 0) isPurpose = true;
    else if (phrase.length > 0 && kind !== 'content' && phrase.every(isGeneric)) phrase = [];
    else if (kind === 'purpose' || kind === 'relation') isClosed ||= phrase.length > 0;
    else if ((kind === 'content' || (kind === 'joining' && phrase.length > 0)) && !isClosed)
      phrase.push(word);
    if (kind !== 'filler') last = kind;
  }
  // Reads 'for text use', but not 'our team uses'.
  if (verb === 'using') return isPurpose ? phrase : [];
  // Reads 'change the button to', but not 'white on'.
  if (last === 'relation') return hasArticle && hasUsed && isTurning(words.at(-1) ?? '') ? phrase : [];
  return last === 'content' || last === 'being' ? phrase : [];
};

/** The name before a color. */
export const nameBefore = (
  tokens: readonly Token[],
  color: Color,
  where: Before,
): readonly string[] | null => {
  const end = tokens.findLastIndex(({ kind, text }) => !(kind === 'sign' && OPENING.test(text))) + 1;
  const cut = tokens.slice(0, end).findLastIndex(({ kind, text }) => kind === 'sign' && CUT.test(text)) + 1;
  const words = wordsOf(tokens.slice(cut, end));
  // In 'text in navy', the color word is the name.
  const from = words.findLastIndex((word) => kindOfWord(word) !== 'content') + 1;
  const nearest = words.slice(from);
  return areLike(nearest, color) ? nameOf(nearest, color) : nameOf(phraseBefore(words, where), color);
};

/** The name after a color: in parentheses, after a dash, or the color's purpose. */
export const nameBehind = (
  tokens: readonly Token[],
  color: Color,
  { isAlone, takesPurpose }: { readonly isAlone: boolean; readonly takesPurpose: boolean },
): readonly string[] | null => {
  const start = tokens.findIndex(({ kind, text }) => !(kind === 'sign' && /^[)\]"'`”“»*:–—-]$/.test(text)));
  const behind = tokens.slice(Math.max(0, start));
  const [next] = behind;
  if (start < 0 || !next || next.kind === 'sign') return null;
  const isOpen = (words: readonly string[]): boolean =>
    words.every((word) => kindOfWord(word) === 'content' || kindOfWord(word) === 'joining');
  if (next.kind === 'aside') {
    const words = wordsOf(tokensOf(next.text.slice(1, -1)));
    return isOpen(words) ? nameOf(words, color) : null;
  }
  const words = wordsOf(behind);
  const kinds = words.map(kindOfWord);
  const from = kinds.findIndex((kind) => kind === 'content');
  if (from < 0) return null;
  const length = kinds.slice(from).findIndex((kind) => kind !== 'content');
  const phrase = words.slice(from, length < 0 ? undefined : from + length);
  const before = kinds.slice(0, from);
  if (before[0] === 'purpose' && before.slice(1).every((kind) => kind === 'article'))
    return takesPurpose && phrase.length <= BEHIND_WORDS ? nameOf(phrase, color) : null;
  if (before[0] === 'being' && before.slice(1).every((kind) => kind === 'article'))
    return areLike(phrase, color) ? nameOf(phrase, color) : null;
  if (from > 0 || length >= 0) return null;
  return isAlone || areLike(phrase, color) ? nameOf(phrase, color) : null;
};

/** 'Light golden rod yellow'. */
const COLOR_WORDS = 4;

/** The color that words name together: 'teal', 'light sea green'. */
export const colorOfWords = (said: readonly string[]): Color | null =>
  said.length <= COLOR_WORDS ? colorOfWord(said.join('')) : null;

export const isLikeName = (name: readonly string[] | null, color: Color): boolean =>
  name !== null && areLike(name, color);

/** The only color word in a part of a sentence, with its shade: 'plain gold'. Null where there is more. */
export const loneColorWord = (tokens: readonly Token[]): { text: string; color: Color } | null => {
  const words = wordsOf(tokens).filter((word) => kindOfWord(word) === 'content' && !isGeneric(word));
  const said = words.filter((word) => !isShade(word));
  const [word = ''] = said;
  const color = said.length === 1 ? colorOfWord(word) : null;
  return color && { text: words.join(' '), color };
};
