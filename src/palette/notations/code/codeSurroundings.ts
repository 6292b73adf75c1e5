import { anyOf, COLOR_FUNCTIONS } from '../../colorFunctions';

/** A longer line is minified code; one of fewer words may be a selector. */
const SENTENCE_MAX = 400;
const SENTENCE_WORDS = 2;
const LINE_SHOWN = 100;
/** A line or a statement of nothing but colors, with the signs of a list between them. */
const ONLY_COLORS = new RegExp(
  String.raw`^(?:\s|[,•*-]|#[0-9a-f]{3,8}\b|${anyOf(COLOR_FUNCTIONS)}\([^()]{1,120}\))+$`,
  'i',
);

/** Whether a value ends here, so that the word before was all of it. */
export const endsValue = (text: string, at: number): boolean =>
  /^(?:["']?\s{0,4}(?:[;,}\n]|#\s|$)|["']\s{0,4}\))/.test(text.slice(at, at + 6));

/**
 * Whether a color outside of all declarations has words and not code around it: a sentence beside the code. A selector
 * goes on after a comma, or has its brace on the next line.
 */
export const isInSentence = (text: string, at: number, behind: number): boolean => {
  const before = text.slice(Math.max(0, at - SENTENCE_MAX), at);
  const after = text.slice(behind, behind + SENTENCE_MAX);
  const [end = '', next = ''] = after.split('\n', 2);
  const start = before.slice(before.lastIndexOf('\n') + 1);
  if (start.length === SENTENCE_MAX || end.length === SENTENCE_MAX) return false;
  const isCode = /[{};]|,\s*$/.test(start + end) || /^\s*\{/.test(next);
  return !isCode && (`${start} ${end}`.match(/\p{L}{2,}/gu) ?? []).length >= SENTENCE_WORDS;
};

/**
 * Whether the line or statement around a color outside of all declarations holds nothing but colors. A selector is
 * followed by its block and does not count.
 */
export const isListed = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - SENTENCE_MAX), at);
  const after = text.slice(at, at + SENTENCE_MAX);
  const [start = ''] = before.split(/[;{}\n]/).slice(-1);
  const [end = ''] = after.split(/[;{}\n]/, 1);
  return ONLY_COLORS.test(start + end) && /[;{}]/.exec(after)?.[0] !== '{';
};

/** An attribute of SVG that Figma repeats as a style: 'fill="#0D9488" style="fill:#0D9488'. */
const ATTRIBUTE_AGAIN = /(?<![\w-])([a-z-]{4,12})=(["'])([^"'<>]{3,40})\2\s{1,4}style=["']\1:\s?$/;
/** A declaration that follows its own fallback: 'fill:#0D9488;fill:'. */
const DECLARED_AGAIN = /(?<![\w-])([a-z-]{4,24})\s?:[^;:{}]{3,60};\s{0,40}\1\s?:\s?$/;
const AGAIN_MAX = 160;

/** Whether a color was just said: as an attribute, or as the same one on displays with fewer colors. */
export const isSaidBefore = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - AGAIN_MAX), at);
  if (/^color\(display-p3\b/i.test(text.slice(at, at + 20)) && DECLARED_AGAIN.test(before)) return true;
  const value = ATTRIBUTE_AGAIN.exec(before)?.[3];
  return value !== undefined && text.startsWith(value, at);
};

/** Whether a line is a key and its color with only spaces between; a selector goes on or is followed by its block. */
export const isBehindKey = (text: string, at: number, behind: number): boolean =>
  /(?:^|\n)[^\S\n]*[\w-]{1,40}[^\S\n]+$/.test(text.slice(Math.max(0, at - LINE_SHOWN), at)) &&
  /^[^\S\n]*;?[^\S\n]*(?:\n\s*(?!\{)\S|\n?\s*$)/.test(text.slice(behind, behind + LINE_SHOWN));
