import { formatHex } from '../../color/format';
import type { Found, Problem } from './found';

/** A comment that has its line for itself and a short title in it. */
const TITLE = /^\s*\/\*[^*\n]{1,40}\*\/\s*$/;

/** More parts are no palette in several notations. */
const SECTIONS_MAX = 20;

const keyOf = ({ colors }: Found): string => colors.map(({ color }) => formatHex(color)).join();

/** Lines of a part are counted from its title on. */
const moved = ({ line, text, reason }: Problem, by: number): Problem => ({
  line: line + by,
  text,
  ...(reason && { reason }),
});

const namedCount = ({ colors }: Found): number => colors.filter(({ name }) => name !== null).length;

/**
 * The same palette in several notations, one below the other under comments, as Coolors hands it out: the first part
 * with the most names. One that is cut off may have fewer. Null where the parts are not the same colors.
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
  const key = keyOf(first);
  if (!parts.every((part) => key.startsWith(keyOf(part)))) return null;
  return whole.reduce((best, part) => (namedCount(part) > namedCount(best) ? part : best), first);
};
