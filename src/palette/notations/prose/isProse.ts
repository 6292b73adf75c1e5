import type { Color } from '../../../color/types';
import { isUnlike } from '../values/likeness';
import { loneColorWord } from './names';
import { contentOf, hasValue, isKind, isPlain, isValue, isWord, NAMING, type Segment } from './segments';
import { hasSentenceWord } from './words';

/** A label with its color rarely has this many words. */
const SENTENCE_WORDS = 6;
/** A name has no more words. */
const NAME_WORDS = 3;

type Known = readonly Color[];

/** Whether a line with one color is a sentence: it has many words, or color words for other colors. */
const isSentence = (segments: readonly Segment[], colors: Known): boolean => {
  const tokens = segments.flatMap((segment) => segment.tokens);
  const words = tokens.filter(isWord);
  const at = tokens.findIndex(isValue);
  const isLabel =
    tokens.some(({ kind, text }) => kind === 'sign' && /[:=–—-]/.test(text)) &&
    (!tokens.slice(0, at).some(isWord) || !tokens.slice(at).some(isWord));
  const isOther = (segment: Segment): boolean => {
    const lone = hasValue(segment) ? null : loneColorWord(segment.tokens);
    return lone !== null && colors.every((color) => isUnlike(lone.color, color));
  };
  const isOrder = isKind(words[0], ['using']) && words.length > NAME_WORDS;
  // In '#ff0000, teal, nonsense' the words are items of a list.
  const isNamed = segments.some((one) => hasValue(one) && contentOf(one.tokens).length > 0);
  return isOrder || (words.length >= SENTENCE_WORDS && !isLabel) || (isNamed && segments.some(isOther));
};

/** Whether a line is a sentence and not a list or label; `isNamedList` if every color has words beside it. */
export const isProse = (
  line: string,
  segments: readonly Segment[],
  colors: Known,
  isNamedList: boolean,
): boolean => {
  // One word and a color are no sentence: 'Is' is Danish for ice.
  const words = segments.flatMap(({ tokens }) => tokens.filter(isWord));
  if (words.length > 1 && hasSentenceWord(line)) return true;
  const near = segments.flatMap(({ tokens }) => {
    const shown = tokens.filter(isPlain);
    return shown.flatMap((token, i) =>
      isValue(token) ? [{ before: shown[i - 1], behind: shown[i + 1] }] : [],
    );
  });
  if (near.some(({ before }) => isKind(before, ['relation']))) return true;
  if (colors.length === 1) return isSentence(segments, colors);
  if (near.some(({ behind }) => behind?.kind === 'aside')) return true;
  if (!isNamedList) return segments.some((one) => hasValue(one) && contentOf(one.tokens).length > 0);
  const isLong = ({ tokens }: Segment): boolean => {
    const own = tokens.filter(isWord);
    return own.length > NAME_WORDS && own.some((word) => !isKind(word, NAMING));
  };
  const first = segments[0]?.tokens ?? [];
  const colon = first.findIndex(({ kind, text }) => kind === 'sign' && text === ':');
  return (
    segments.some(isLong) ||
    // 'For Sale Red' alone is a name.
    segments.filter(({ tokens }) => isKind(tokens[0], ['purpose', 'using'])).length > 1 ||
    near.some(({ behind }) => isKind(behind, ['purpose', 'relation', 'being'])) ||
    (colon >= 0 && contentOf(first.slice(colon + 1, first.findIndex(isValue))).length > 0)
  );
};
