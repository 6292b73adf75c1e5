import type { Found, Problem } from './found';
import { isAlike } from './values/likeness';

/** A comment on its own line that contains a short title. */
const TITLE = /^\s*\/\*[^*\n]{1,40}\*\/\s*$/;

/** More sections are no palette in several notations. */
const SECTIONS_MAX = 20;

/** Whether a palette is how another one begins; whole degrees and percent make slightly other colors. */
const isStartOf = (part: Found, whole: Found): boolean =>
  part.colors.every(({ color }, i) => {
    const other = whole.colors[i];
    return other !== undefined && isAlike(color, other.color);
  });

/** Problems of a section are counted from its title: moves them to their line in the text. */
const moved = ({ line, text, reason }: Problem, by: number): Problem => ({
  line: line + by,
  text,
  ...(reason && { reason }),
});

const namedCount = ({ colors }: Found): number => colors.filter(({ name }) => name !== null).length;

/**
 * The same palette in several notations, in sections under comments, as Coolors exports it: the first section with the
 * most names. A truncated section may have fewer colors. Null where the sections differ in color.
 */
export const parseSections = (text: string, parse: (part: string) => Found): Found | null => {
  const lines = text.split('\n');
  const titles = lines.flatMap((line, i) => (TITLE.test(line) ? [i] : []));
  if (titles.length < 2 || titles.length > SECTIONS_MAX) return null;
  const before = lines.slice(0, titles[0]).join('\n').trim();
  if (before !== '') return null;
  const parts = titles.map((title, i) => {
    const { kind, colors, problems } = parse(lines.slice(title + 1, titles[i + 1]).join('\n'));
    return { kind, colors, problems: problems.map((problem) => moved(problem, title + 1)), refusal: null };
  });
  const most = Math.max(...parts.map(({ colors }) => colors.length));
  const [first, ...whole] = parts.filter(({ colors }) => colors.length === most);
  if (!first || whole.length === 0 || most < 2) return null;
  if (!parts.every((part) => isStartOf(part, first))) return null;
  return whole.reduce((best, part) => (namedCount(part) > namedCount(best) ? part : best), first);
};
