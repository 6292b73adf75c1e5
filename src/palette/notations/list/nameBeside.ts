import { withoutStatedValues } from '../values/statedValues';

/** The number of an item in a numbered list. */
const ORDINAL = /^\s*\d{1,3}[.)](?:\s+(?=[^\d\s])|\s*$)/;
/** The box of an item in a list of tasks. */
const TASK = /^\s*[-*+]\s+\[[ xX]\]\s/;
/** Dots that lead from a name to its value. */
const LEADER = /\s?(?:\.{3,}|…+)\s?/g;
/** Markdown's bold. */
const EMPHASIS = /\*\*|__/g;

/** Quoted words, in a row of SQL or of a table. */
const QUOTED = /(?<=(?:^|[(,])\s{0,4})(["'])(\p{L}[^"'\n]{0,60})\1(?=\s{0,4}[,.])/gu;

/** How much of a picture or a design has a color, in a column behind it: '40 %'. */
const SHARE = /^[\s,;:|()–—-]*\d{1,3}(?:[.,]\d{1,4})?\s?%[\s).;,|]*$/;

/** The text beside a color, without the punctuation between them. */
export const nameBeside = (line: string, part: string): string => {
  const at = line.indexOf(part);
  const isQuoted = /["']/.test(line[at - 1] ?? '') && line[at - 1] === line[at + part.length];
  const quoted = [...line.matchAll(QUOTED)];
  if (isQuoted && quoted.length === 1) return quoted[0]?.[2] ?? '';
  const quote = isQuoted ? 1 : 0;
  const [before, rest] = [line.slice(0, at - quote), line.slice(at + part.length + quote)];
  const after = SHARE.test(rest) ? '' : rest;
  // 'Sky, #87CEEB, for links': what follows as an item of its own is about the color.
  const isItem = /\p{L}.{0,200}[,;]\s{0,4}$/u.test(before) && /^\s{0,4}[,;]/.test(after);
  return withoutStatedValues(isItem ? before : `${before} ${after}`)
    .replaceAll(EMPHASIS, '')
    .replace(ORDINAL, '')
    .replace(TASK, '')
    .replaceAll(LEADER, ' ')
    .replace(/\(\s*\)|\[\s*\]/, ' ')
    .replace(/^\s*(?:@define-color|#{2,6})\s/, '')
    .replace(/^[\s,:;|/"`[\]()=>→*•–—：，；“”„‘’«»-]+/, '')
    .replace(/\s+\.$/, '')
    .replace(/[\s,:;|/"`[\](=>→*–—：，；。“”„‘’«»-]+$/, '')
    .replaceAll(/["`]?\s*[,:;|=–—-]?\s{2,}/g, ' ')
    .replace(/^'(.*)'$/, '$1');
};
