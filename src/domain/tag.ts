/** Limits of tags, as in the database. */
export const TAG = { min: 2, max: 24, perPalette: 5 } as const;

/** Letters, marks and decimal digits of any script, in parts joined by single hyphens. */
export const TAG_SHAPE = /^[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*$/u;
/** Invisible ones among these: fillers, joiners, variation selectors. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

export const lengthOf = (text: string): number => Array.from(text).length;

/** Canonical form of typed text: without '#', in lower case, with hyphens for spaces. */
export const written = (typed: string): string =>
  typed
    .trim()
    .replace(/^#+/, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC');

/** Whether a text is a valid canonical tag; same rule as `private.is_tag` in the database. */
export const isTag = (text: string): boolean => {
  const length = lengthOf(text);
  return (
    length >= TAG.min &&
    length <= TAG.max &&
    TAG_SHAPE.test(text) &&
    !UNSEEN.test(text) &&
    text === text.toLowerCase() &&
    text === text.normalize('NFC')
  );
};

/** The tag for typed text; null if invalid. */
export const readTag = (typed: string): string | null => {
  const tag = written(typed);
  return isTag(tag) ? tag : null;
};

/** Whether these are valid as the tags of one palette. */
export const areTags = (tags: readonly string[]): boolean =>
  tags.length <= TAG.perPalette && new Set(tags).size === tags.length && tags.every(isTag);

/** Whether two lists have the same tags in the same order. */
export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag, i) => tag === b[i]);

/**
 * A list from an address, a file or the clipboard: the valid tags without duplicates, at most as many as a palette has.
 */
export const readTags = (typed: readonly unknown[]): string[] => {
  const tags = typed.flatMap((text) => (typeof text === 'string' ? (readTag(text) ?? []) : []));
  return [...new Set(tags)].slice(0, TAG.perPalette);
};

/** A tag suggested while typing. */
/** Whose tags are suggested: of one's own palettes as well, or only those that public palettes have. */
export type TagScope = 'own-and-public' | 'public';

export type TagOffer = {
  readonly tag: string;
  /** One of the user's own palettes has it. */
  readonly isOwn: boolean;
  /** False only for the typed word itself, if it is forbidden. */
  readonly isAllowed: boolean;
};

/** A tag as administrators see it. */
export type TagUse = { readonly tag: string; readonly palettes: number; readonly publicPalettes: number };
export type TagUsePage = { readonly tags: readonly TagUse[]; readonly total: number };
/** `word` is the beginning of a tag, or empty. */
export type TagUseSearch = { readonly word: string; readonly isForbidden: boolean };
