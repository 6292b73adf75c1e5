/** What stands before a number that says which one is meant: 'issue #123', 'PRs #12', 'owner/name#890'. */
const BEFORE =
  /(?:\b(?:issues?|prs?|pull requests?|mrs?|tickets?|tasks?|stor(?:y|ies)|bugs?|cases?|orders?|invoices?|fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?|references|see|no\.?|nr\.?|item|page|step|part|chapter|figure|fig\.|room|call|version|build)[ \t]{1,2}|\w\/[\w.-]{1,40})$/i;
/** More of them in a row: 'issues #123, #124 and '. */
const FURTHER = /#\d{1,8}(?:,? (?:and|&|or) |, ?|\/| )$/i;
const BEFORE_MAX = 60;
const NUMBER = /^#?\d{3,8}$/;
const ROW_MAX = 10;

/** Whether digits at a place of a text, with their sign or without, are the number of something and no color. */
export const isIssueNumber = (text: string, at: number, digits: string): boolean => {
  if (!NUMBER.test(digits)) return false;
  // In Markdown the number leads to its page.
  if (text[at - 1] === '[' && text.startsWith('](', at + digits.length)) return true;
  let before = text.slice(Math.max(0, at - BEFORE_MAX), at);
  for (let i = 0; i < ROW_MAX; i++) {
    if (BEFORE.test(before)) return true;
    const shorter = before.replace(FURTHER, '');
    if (shorter === before) return false;
    // One among them that can be no color says what all are.
    if (/#(?:\d{1,2}|\d{5}|\d{7})\D*$/.test(before)) return true;
    before = shorter;
  }
  return false;
};

const DIGITS = /#?\d{3,8}\b/g;
/** A date or the number of a phone; six digits each are a list of colors. */
const HYPHENED = /(?<![\w#-])\d{1,8}(?:-\d{1,8}){1,6}(?![\w-])/g;

/** Whether a text leads to pages of issues or changes: then short numbers in its sentences are theirs. */
export const leadsToIssues = (text: string): boolean => /\/(?:issues|pull|merge_requests)\/\d/.test(text);

const SENTENCE_WORDS = 3;
const SHORT = /#\d{3,5}\b/g;

const withoutTracked = (line: string): string =>
  (line.match(/\p{L}{2,}/gu) ?? []).length < SENTENCE_WORDS ? line : line.replaceAll(SHORT, ' ');

/** A line without the digits in it that are the number of something. */
export const withoutNumbers = (line: string, isTracked: boolean): string =>
  (isTracked ? withoutTracked(line) : line)
    .replaceAll(HYPHENED, (digits) => (digits.split('-').every((part) => part.length === 6) ? digits : ' '))
    .replaceAll(DIGITS, (digits, at: number, whole: string) =>
      isIssueNumber(whole, at, digits) ? ' ' : digits,
    );
