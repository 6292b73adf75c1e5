import { isHexWord } from './hexWords';

/**
 * Text before a number that makes it a reference: 'issue #123', 'PRs #12', 'owner/name#890'. In '$page: #112233' and
 * '--page: #112233' it is the value of a variable.
 */
const BEFORE =
  /(?:(?<!(?:[$@]|--)[\w-]{0,40})\b(?:issues?|prs?|pull requests?|mrs?|tickets?|tasks?|stor(?:y|ies)|bugs?|cases?|orders?|invoices?|fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?|references?|customers?|accounts?|tracking|receipt|see|no\.?|nr\.?|item|page|step|part|chapter|figure|fig\.|room|call|version|build|sku|zip|plz|price)(?: (?:no\.?|nr\.?|number|id))?(?: (?:is|are|was)|:)?[ \t]{1,2}|\w\/[\w.-]{1,40})$/i;
/** Further numbers of an enumeration: 'issues #123, #124 and '. */
const FURTHER = /#\d{1,8}(?:,? (?:and|&|or) |, ?|\/| )$/i;
const BEFORE_MAX = 60;
const NUMBER = /^#?\d{3,8}$/;
const ROW_MAX = 10;

/** Digits in pairs, which people choose for colors: '#222222', '#112233'. */
const IN_PAIRS = /^#(\d)\1(\d)\2(\d)\3$/;
/** Nothing but a label before a value, and the end of an item behind it: 'Page: #222222'. */
const LABEL_BEFORE = /(?:^|[,;\n])\s{0,4}(?:[-*•]\s)?\p{L}{1,20}:?\s{1,2}$/u;
const END_BEHIND = /^\s{0,4}(?:[,;\n]|$)/;

const isLabeledColor = (text: string, at: number, digits: string): boolean =>
  IN_PAIRS.test(digits) &&
  LABEL_BEFORE.test(text.slice(Math.max(0, at - BEFORE_MAX), at)) &&
  END_BEHIND.test(text.slice(at + digits.length, at + digits.length + BEFORE_MAX));

/** Whether the digits at a position, with '#' or without, number something and are no color. */
export const isIssueNumber = (text: string, at: number, digits: string): boolean => {
  if (!NUMBER.test(digits) || isLabeledColor(text, at, digits)) return false;
  // In Markdown the number is a link.
  if (text[at - 1] === '[' && text.startsWith('](', at + digits.length)) return true;
  let before = text.slice(Math.max(0, at - BEFORE_MAX), at);
  for (let i = 0; i < ROW_MAX; i++) {
    if (BEFORE.test(before)) return true;
    const shorter = before.replace(FURTHER, '');
    if (shorter === before) return false;
    // If one of the numbers cannot be a color, none of them is.
    if (/#(?:\d{1,2}|\d{5}|\d{7})\D*$/.test(before)) return true;
    before = shorter;
  }
  return false;
};

const DIGITS = /#?\d{3,8}\b/g;
/** A date or a phone number; groups of six digits are a list of colors. */
const HYPHENED = /(?<![\w#-])\d{1,8}(?:-\d{1,8}){1,6}(?![\w-])/g;

/** Whether a text links to issues or pull requests: then short numbers in its sentences refer to those. */
export const leadsToIssues = (text: string): boolean =>
  /\/(?:issues|pull|merge_requests)\/\d|^commit [0-9a-f]{40}$|^[0-9a-f]{7,40} .{1,200} \(#\d{1,6}\)$/m.test(
    text,
  );

const UUID = /(?<![\w-])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![\w-])/gi;
/** 'Tel. 0800 123456': in groups, the last of which may have six digits. */
const PHONE =
  /\b(?:tel|phone|telefon|mobile?|fax)\b[.:]{0,2}[ \t]{0,2}\+?[\d()/]{1,8}(?:[ \t/-][\d()]{1,8}){1,6}(?!\w)/gi;

const SENTENCE_WORDS = 3;
const SHORT = /#\d{3,5}\b/g;

/** Four decimal digits beside words: as a color, the last would be an opacity, and such are written with letters. */
const COUNTED = /#[1-9]\d{3}\b/g;
const HAS_OPACITY = /#(?:0\d{3}|\d{0,3}[a-f][\da-f]{0,3})(?<=#[\da-f]{4})\b/i;

/** Hex, with or without '#'. */
const HEX = /#[0-9a-f]{1,20}(?!\w)|(?<![\w#])(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?!\w)/gi;

const hasWord = (line: string): boolean =>
  /\p{L}{2,}/u.test(line.replaceAll(HEX, (hex) => (isHexWord(hex) ? hex : ' ')));

const withoutCounted = (line: string): string =>
  !HAS_OPACITY.test(line) ? line.replaceAll(COUNTED, ' ') : line;

/** Words that people follow, among which some are hex: '#branding #cafe #fab'. */
const TAG = /(?<![\w&/])#(?=[a-z]{0,40}[g-z])[a-z]{3,40}(?![\w-])/i;
const HEX_TAG = /(?<![\w&/])#[a-f]{3,8}(?![\w-])/gi;

const withoutTags = (line: string): string => (TAG.test(line) ? line.replaceAll(HEX_TAG, ' ') : line);

const withoutTracked = (line: string): string =>
  (line.match(/\p{L}{2,}/gu) ?? []).length < SENTENCE_WORDS ? line : line.replaceAll(SHORT, ' ');

/** The number of an item before its name, and what it counts: '#1 teal #0D9488', 'Option #1 – teal #0D9488'. */
const ITEM = /^\s*(?:\p{L}{1,20}\s)?#\d{1,2}[.):]?\s(?:[–—-]\s)?(?=\p{L}.{0,200}#[\da-f]{6}\b)/iu;

/** A line without the numbers in it that refer to something: issues, dates, phones, ids. */
export const withoutNumbers = (line: string, isTracked: boolean): string => {
  const told = withoutTags(isTracked ? withoutTracked(line) : line);
  // A list of nothing but hex refers to nothing, whatever its lengths.
  const refers = hasWord(told);
  return (refers ? withoutCounted(told) : told)
    .replace(ITEM, '')
    .replaceAll(UUID, ' ')
    .replaceAll(PHONE, ' ')
    .replaceAll(HYPHENED, (digits) => (digits.split('-').every((part) => part.length === 6) ? digits : ' '))
    .replaceAll(DIGITS, (digits, at: number, whole: string) =>
      refers && isIssueNumber(whole, at, digits) ? ' ' : digits,
    );
};
