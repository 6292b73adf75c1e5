/** The type of a tuple, as Rust has it: 'TEAL: (u8, u8, u8)'. */
const TUPLE_TYPE = /(?<=\w)\s*:\s*\([\w ,]{1,40}\)\s*$/;

const lastPart = (before: string): string => before.split(/[\n,({]|=\s{0,4}\[/).at(-1) ?? '';

/** Statements that export or return an object, and do not name it. */
const UNNAMED = /^(?:export default|return|module\.exports(?: =)?)$/;

/** The text before a '{', without the punctuation of its language. */
export const groupOf = (before: string): string =>
  lastPart(before)
    .replaceAll(/["'`[\]]|\s*=>\s*/g, '')
    .trim()
    .replace(/^(?:--|\$|@property --|@|\*(?!\*)\.?|const |let |var )/, '')
    .replace(/^color-(?=.)/, '')
    .replace(UNNAMED, '');

/** In 'val teal: Color' the type follows the name. */
const TYPE = /(?<=\S)\s*:\s*[\w.<>?[\]]+$/;

/** 'Dim teal As Color' of Visual Basic. */
const BASIC_TYPE = /(?<=\w)\s+As\s+(?:New\s+)?[\w.]+$/;

/** 'hi Normal guifg=#abb2bf guibg' of Vim. */
const HIGHLIGHT =
  /(?:^|\n)\s{0,20}hi(?:ghlight)?!?[ \t]{1,4}(\w{1,40})[ \t][^\n]{0,100}?\bgui(fg|bg|sp)\s{0,4}$/;

/** 'val Teal get() = …' of Kotlin. */
const GETTER = /\s+get\(\)\s*$/;

/**
 * The name before a ':' or '='. Unquoted, it is the last word: modifiers and types may precede it, as in 'static const
 * Color teal'.
 */
export const keyOf = (before: string): string => {
  const written = lastPart(before.replace(GETTER, '').replace(TUPLE_TYPE, ''))
    .trim()
    .replace(/\s*[:<?]$/, '')
    .replace(TYPE, '')
    .replace(BASIC_TYPE, '');
  // 'colors["teal"] = …' sets a member of a list.
  const member = /\w\[(["']?)([^[\]"'\d][^[\]"']{0,60})\1\]$/.exec(written)?.[2];
  if (member !== undefined) return member;
  // The ':' of a ternary follows its first color.
  if (/\?\s*["'`]?[\w#]+["'`]?$/.test(written)) return '';
  if (/["'`\]]$/.test(written)) return groupOf(written);
  if (/(?:^|[\s"'`])#\S*$/.test(written)) return '';
  const highlight = HIGHLIGHT.exec(before);
  if (highlight) return `${highlight[1]} ${highlight[2]}`;
  const word = (written.split(/\s/).at(-1) ?? '').replace(/^:(?=\w)/, '');
  // Of 'Range("A1").Interior.Color', the call is no part of the name.
  return groupOf(word.replace(/^[^()]*\)\.?(?=\w)|^(?:M|self|this|exports)\.(?=\w)/, ''));
};
