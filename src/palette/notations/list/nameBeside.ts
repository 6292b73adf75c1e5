import { withoutInk, withoutStatedValues } from '../values/statedValues';

/** The number of an item in a numbered list. */
const ORDINAL = /^\s*\d{1,3}[.)](?:\s+(?=[^\d\s])|\s*$)/;
/** The box of an item in a list of tasks. */
const TASK = /^\s*[-*+]\s+\[[ xX]\]\s/;
/** Dots that lead from a name to its value. */
const LEADER = /\s?(?:\.{3,}|…+)\s?/g;
/** Markdown's bold and italics. */
const EMPHASIS =
  /\*\*|__|(?<![\w*])\*(?=[^\s*][^*]{0,80}\*(?![\w*]))|(?<=(?<![\w*])\*[^\s*][^*]{0,80})\*(?![\w*])/g;
/** An emoji as chats write it: ':large_blue_circle:'. */
export const EMOJI_CODE = /(?<!\S):[a-z][a-z0-9_+-]{1,40}:(?!\S)/g;

/** When and who, before a message of a chat: '[12.03.24, 10:32:11] Lena: ', '10:33 max: '. */
export const TIME =
  /^\s{0,4}\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?:\s?[-–]\s|\s)(?:[\p{L}_~][\p{L}\p{N}_. -]{0,40}:\s)?/iu;

/** Quoted words, in a row of SQL or of a table. */
const QUOTED = /(?<=(?:^|[(,])\s{0,4})(["'])(\p{L}[^"'\n]{0,60})\1(?=\s{0,4}[,.])/gu;

/** How much of a picture or a design has a color, behind it: '40 %', also with its name behind that. */
const SHARE =
  /^[\s,;:|/()–—-]*\d{1,3}(?:[.,]\d{1,4})?\s?%\s?(?:[).;,|:–—-]\s?){0,3}(?=\s*$|(?<=[|:,;–—-]\s?)\S)/;

/** What is said about a color in parentheses: 'Sky (#87CEEB): calm'. */
const REMARK_BEHIND = /^`?\s?[)\]]\W{0,4}?\s?(?::|[–—-]\s)/;
/** What is said about a color or its name behind a dash or colon, in lower case and several words. */
const EXPLANATION = /[`*)\]]{0,4}(?:\s[–—-]|:)\s+(?=\p{Ll}\S*\s+\S).{0,400}$/u;
/** The same in one word, behind a color that has its name before it: 'Amber – `#F59E0B` – warnings'. */
const USE = /^[`*)\]]{1,4}\s[–—-]\s\p{Ll}\S{0,40}\s{0,4}$/u;
const NAMED_BEFORE = /\p{L}{2}[^\p{L}]{0,8}$/u;

/** The text on both sides of a color without what only explains it. */
const withoutExplanation = (before: string, after: string): readonly [string, string] => {
  const start = EXPLANATION.exec(after)?.index ?? -1;
  if (!/\p{L}{2}/u.test(before)) {
    const name = after.slice(0, Math.max(0, start));
    return [before, /\p{L}/u.test(name) ? name : after];
  }
  const isRemark = /[([]\s?`?$/.test(before) && REMARK_BEHIND.test(after);
  const isBehindName = (start === 0 || USE.test(after)) && NAMED_BEFORE.test(before);
  return [before, isRemark || isBehindName ? ' ' : after];
};

/** What kind of value follows is no name: 'hex 0C2238', 'Sky (Hex: #87CEEB)'. */
const HEX_LABEL = /(?<![\p{L}\p{N}_-])hex(?: ?(?:code|value))?\s?[:=]?\s?$/iu;

/** The text beside a color, without the punctuation between them. */
export const nameBeside = (line: string, part: string): string => {
  const at = line.indexOf(part);
  const isQuoted = /["']/.test(line[at - 1] ?? '') && line[at - 1] === line[at + part.length];
  const quoted = [...line.matchAll(QUOTED)];
  if (isQuoted && quoted.length === 1) return quoted[0]?.[2] ?? '';
  const quote = isQuoted ? 1 : 0;
  const [written, rest] = [line.slice(0, at - quote), line.slice(at + part.length + quote)];
  // A class of Tailwind among others: 'bg-[#0D9488] text-white'.
  if (/\w-\[$/.test(written) && rest.startsWith(']')) return '';
  const [before, after] = withoutExplanation(written.replace(HEX_LABEL, ' '), rest.replace(SHARE, ' '));
  // 'Sky, #87CEEB, for links': what follows as an item of its own is about the color.
  const isItem = /\p{L}.{0,200}[,;]\s{0,4}$/u.test(before) && /^\s{0,4}[,;]/.test(after);
  return withoutInk(withoutStatedValues(isItem ? before : `${before} ${after}`))
    .replaceAll(EMOJI_CODE, ' ')
    .replaceAll(EMPHASIS, '')
    .replace(ORDINAL, '')
    .replace(TASK, '')
    .replaceAll(LEADER, ' ')
    .replace(/\([\s,;:|/–—-]*\)|\[\s*\]|`\s*`/, ' ')
    .replace(TIME, '')
    .replace(/^\s*(?:@define-color\s|#{2,6}\s|\*\.(?=\p{Ll}))/u, '')
    .replace(/^[\s,:;|/"`[\]()=>→*•●▪◦‣✓✔–—：，；“”„‘’«»-]+/, '')
    .replace(/\s+\.$/, '')
    .replace(/[\s,:;|/"`[\](=>→*–—：，；。“”„‘’«»-]+$/, '')
    .replaceAll(/["`]?\s*[,:;|=–—-]?\s{2,}/g, ' ')
    .replace(/\s#+$/, '')
    .replace(/^'(.*)'$/, '$1')
    .replace(/^([^()]*)\)+$/, '$1');
};
