import { formatHex } from '../../color/format';
import { isPage } from './code/markup';
import { unescapeXml } from './code/xml';
import type { Found, FoundColor, Problem } from './found';

const MARKUP = /^\s*<(?!\?|svg\b)/i;
/** Longer pages are no palettes, and would be read twice. */
const LENGTH_MAX = 200_000;
/** What a page does not show, and text whose lines are not those of the page. */
const UNSHOWN = ['script', 'style', 'svg', 'head', 'template'];
const OWN_LINES = /<(?:pre|textarea)\b/i;
const CELL_END = /<\/t[dh]\s{0,4}>/gi;
const LINE_END =
  /<(?:br|hr)\b[^<>]{0,200}>|<\/(?:tr|li|p|div|d[td]|h[1-6]|section|article|figure|figcaption|ul|ol|table|caption)\s{0,4}>/gi;
const TAG = /<[a-z!/][^<>]{0,2000}>/gi;

const without = (text: string, tag: string): string => {
  const [first = '', ...parts] = text.split(new RegExp(`<${tag}\\b`, 'i'));
  const end = new RegExp(`</${tag}\\s{0,4}>`, 'i');
  return [first, ...parts.map((part) => part.slice(part.search(end)).replace(end, ' '))].join('');
};

/** What a page shows, a line for each block or row of a table. */
const shownText = (text: string): string =>
  unescapeXml(
    UNSHOWN.reduce(without, text)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(CELL_END, '\t')
      .replaceAll(LINE_END, '\n')
      .replaceAll(TAG, ' ')
      .replaceAll('&nbsp;', ' '),
  )
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/ +/g, ' ')
        .replaceAll(/ ?\t ?/g, '\t')
        .replace(/\t$/, '')
        .trimEnd(),
    )
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('\t') ? line : line.trim()))
    .join('\n');

/** A problem of what a page shows, in the line of its code. */
const toldIn = (page: string, problem: Problem): Problem => {
  const before = page.slice(0, Math.max(0, page.indexOf(problem.text)));
  return { ...problem, line: before.split('\n').length };
};

/**
 * The colors of a page by the names that it shows beside them, where it shows most of what it is colored with: a list
 * or a table of swatches has each color twice, as a style and as text. Otherwise `found`, read from its code, and what
 * only its text has.
 */
export const withPageText = (found: Found, text: string, read: (shown: string) => Found): Found => {
  if (!MARKUP.test(text) || !isPage(text) || text.length > LENGTH_MAX || OWN_LINES.test(text)) return found;
  if (found.colors.length === 0) return found;
  const shown = shownText(text);
  const written = shown.toUpperCase();
  const inText = read(shown);
  // Words of CSS are colors where the page shows nothing but colors.
  const isWritten = ({ color }: FoundColor): boolean => written.includes(formatHex(color));
  const isList = inText.colors.some(isWritten) && inText.problems.every(({ reason }) => reason === 'ink');
  const colors = isList ? inText.colors : inText.colors.filter(isWritten);
  const known = new Set(found.colors.map(({ color }) => formatHex(color)));
  const again = new Set(colors.map(({ color }) => formatHex(color)));
  const commonCount = [...known].filter((hex) => again.has(hex)).length;
  const areNamed = colors.every(({ name }) => name !== null);
  if (areNamed && commonCount * 2 >= known.size) return { ...found, colors };
  const told = isList ? inText.problems.map((problem) => toldIn(text, problem)) : [];
  // In code, hex between elements may be a selector.
  const others = colors.filter(({ color }) => !known.has(formatHex(color)));
  return { ...found, colors: [...found.colors, ...others], problems: [...found.problems, ...told] };
};
