import { formatHex } from '../../color/format';
import { createCollector, type Found } from './found';
import { parseLink } from './link';

const ADDRESS = /\bhttps?:\/\/[^\s"'<>()[\]\\]{1,2000}/gi;
/**
 * Two colors of a list, with or without a separator, or a hue of our own theme: most addresses are no palettes and need
 * not be parsed.
 */
const LIKELY =
  /[0-9a-f]{6}(?:[-_,;.|~+]|%2c|%20)?#?[0-9a-f]{6}|rgbvalues=|[?&]h=[a-z][\w-]{0,30}\.[0-9a-f]{6}/i;
/** A single color in an address may as well be a number. */
const COLORS_MIN = 2;
/** Limits the problems reported: a page may have any number of links. */
const LINKS_MAX = 20;

type PaletteLink = { readonly address: string; readonly at: number; readonly read: Found };

const paletteLinks = (text: string): PaletteLink[] => {
  const links: PaletteLink[] = [];
  for (const { 0: whole, index } of text.matchAll(ADDRESS)) {
    if (links.length === LINKS_MAX) break;
    const address = whole.replace(/[.,;:!?]+$/, '');
    const isKnown = links.some((link) => link.address === address);
    if (isKnown || !LIKELY.test(address)) continue;
    const read = parseLink(address);
    if (read.colors.length >= COLORS_MIN) links.push({ address, at: index, read });
  }
  return links;
};

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/**
 * Adds a text's links to palettes to what was found: the first one is read where nothing else was found, and the others
 * are reported, unless they contain the same colors.
 */
export const withLinksBeside = (found: Found, text: string): Found => {
  const links = paletteLinks(text);
  const [first] = links;
  if (!first || found.kind === 'Link') return found;
  // Where nothing else was found, the other lines are text around the link.
  const read = found.colors.length === 0 ? first.read : found;
  const known = new Set(read.colors.map(({ color }) => formatHex(color)));
  const { addProblem, found: end } = createCollector();
  for (const { address, at, read: linked } of links)
    if (!linked.colors.every(({ color }) => known.has(formatHex(color))))
      addProblem(lineOf(text, at), address, 'ownPalette');
  const problems = [...read.problems, ...end(read.kind).problems];
  return { ...read, problems: problems.toSorted((one, other) => one.line - other.line) };
};
