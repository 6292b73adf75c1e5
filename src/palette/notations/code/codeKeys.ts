const lastPart = (before: string): string => before.split(/[\n,({]|=\s{0,4}\[/).at(-1) ?? '';

/** What hands out an object, and is no name of it. */
const UNNAMED = /^(?:export default|return|module\.exports(?: =)?)$/;

/** What stands before a '{', without the signs of its language. */
export const groupOf = (before: string): string =>
  lastPart(before)
    .replaceAll(/["'`[\]]|\s*=>\s*/g, '')
    .trim()
    .replace(/^(?:--|\$|@property --|@|\*(?!\*)\.?|const |let |var )/, '')
    .replace(/^color-(?=.)/, '')
    .replace(UNNAMED, '');

/** 'val teal: Color' has its type behind it. */
const TYPE = /(?<=\S)\s*:\s*[\w.<>?[\]]+$/;

/** 'val Teal get() = …' of Kotlin. */
const GETTER = /\s+get\(\)\s*$/;

/** The name before a ':' or '='. Without quotes it is one word: beside it may stand what it is, 'static const Color teal'. */
export const keyOf = (before: string): string => {
  const written = lastPart(before.replace(GETTER, ''))
    .trim()
    .replace(/\s*[:<?]$/, '')
    .replace(TYPE, '');
  if (/["'`\]]$/.test(written)) return groupOf(written);
  // Of a ternary, the ':' stands behind its first color.
  if (/(?:^|[\s"'`])#\S*$/.test(written)) return '';
  return groupOf((written.split(/\s/).at(-1) ?? '').replace(/^:(?=\w)/, ''));
};
