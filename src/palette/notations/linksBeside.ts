import { formatHex } from '../../color/format';
import { createCollector, type Found } from './found';
import { parseLink } from './link';

const ADDRESS = /\bhttps?:\/\/[^\s"'<>()[\]\\]{1,2000}/gi;
/** Signs between two colors of a list, or none: most addresses are no palettes, and need not be taken apart. */
const LIKELY = /[0-9a-f]{6}(?:[-_,;.|~+]|%2c|%20)?#?[0-9a-f]{6}|rgbvalues=/i;
/** A color alone in an address may as well be a number. */
const COLORS_MIN = 2;
/** A page has as many links as it likes; nobody reads more sentences about them. */
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
 * What was found in a text, with its links to palettes: the first one is read where there is nothing else, and those that
 * were not read are told, unless they lead to the very colors that were.
 */
export const withLinksBeside = (found: Found, text: string): Found => {
  const links = paletteLinks(text);
  const [first] = links;
  if (!first || found.kind === 'Link') return found;
  // Where there is nothing else, the other lines are the sentences around it.
  const read = found.colors.length === 0 ? first.read : found;
  const known = new Set(read.colors.map(({ color }) => formatHex(color)));
  const { addProblem, found: end } = createCollector();
  for (const { address, at, read: linked } of links)
    if (!linked.colors.every(({ color }) => known.has(formatHex(color))))
      addProblem(lineOf(text, at), address, 'ownPalette');
  const problems = [...read.problems, ...end(read.kind).problems];
  return { ...read, problems: problems.toSorted((one, other) => one.line - other.line) };
};
