import { isTag, lengthOf, readTag, readTags, TAG, TAG_SHAPE, UNSEEN, written } from './tag';

/** Typed text as the beginning of a tag; null if no tag begins like it. */
export const beginTag = (typed: string): string | null => {
  const word = written(typed).replace(/-$/, '');
  const isBeginning = TAG_SHAPE.test(word) && !UNSEEN.test(word) && lengthOf(word) <= TAG.max;
  return isBeginning ? word : null;
};

/** Why typed text is not a tag, as one sentence; null if it is one, or empty. */
export const tagProblem = (typed: string): string | null => {
  const tag = written(typed);
  if (tag === '' || isTag(tag)) return null;
  const length = lengthOf(tag);
  if (length < TAG.min) return `A tag has at least ${TAG.min} characters.`;
  if (length > TAG.max) return `A tag has at most ${TAG.max} characters; this has ${length}.`;
  return 'A tag has only letters, digits and hyphens between them.';
};

/** The tags of a search, marked by '#', and the rest of it. */
export const takeTags = (query: string): { readonly tags: string[]; readonly rest: string } => {
  const words = query.split(/\s+/);
  const isTagged = (word: string): boolean => word.startsWith('#') && readTag(word) !== null;
  return {
    tags: readTags(words.filter(isTagged)),
    rest: words.filter((word) => !isTagged(word)).join(' '),
  };
};

/** Splits a typed or pasted list: at commas, semicolons, line breaks, and before each '#'. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;\n\t]|\s(?=#)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A typed list as what is finished by its last comma or semicolon, and the word that is still being typed. */
export const typedParts = (text: string): { readonly finished: string; readonly word: string } => {
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) + 1;
  return { finished: text.slice(0, end), word: text.slice(end) };
};

/** The message for a sixth tag. */
export const TOO_MANY_TAGS = `A palette has up to ${TAG.perPalette} tags. Remove one to add another.`;

export const forbiddenTagProblem = (tag: string): string => `“${tag}” may not be used as a tag.`;
