import type { Size } from '../fitWithin';
import { readSvgRoot, type SvgRoot } from './svgRoot';

/** CSS pixels per unit (CSS Values 4); `em` and `ex` for the 16 px font of a standalone image. */
const UNIT_PX: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};
// Digits match in one way only: with two, a long number followed by an invalid character would take quadratic time.
const LENGTH = /^\s*\+?(?<number>(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?<unit>[a-z]*)\s*$/i;
/** The size of a replaced element without a size of its own (CSS 2, 10.3.2). */
const DEFAULT_SIZE: Size = { width: 300, height: 150 };

const valueOf = ({ attributes }: SvgRoot, name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value ?? '';

/** Pixels, or `null` for percentages and anything that is not a positive length. */
const lengthPx = (text: string): number | null => {
  const { number = '', unit = '' } = LENGTH.exec(text)?.groups ?? {};
  const pixels = Number(number) * (UNIT_PX[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
};

const viewBoxOf = (root: SvgRoot): Size | null => {
  const [, , width = 0, height = 0] = valueOf(root, 'viewBox')
    .trim()
    .split(/[\s,]+/, 4)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : null;
};

const naturalSize = (root: SvgRoot): Size => {
  const width = lengthPx(valueOf(root, 'width'));
  const height = lengthPx(valueOf(root, 'height'));
  const viewBox = viewBoxOf(root);
  if (width !== null && height !== null) return { width, height };
  if (!viewBox) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
  if (width !== null) return { width, height: (width * viewBox.height) / viewBox.width };
  if (height !== null) return { width: (height * viewBox.width) / viewBox.height, height };
  return viewBox;
};

export type SizedSvg = {
  /** The document, with `drawn` as its size. */
  readonly text: string;
  readonly drawn: Size;
  /** The size it originally asked for, in whole pixels. */
  readonly natural: Size;
};

/** Scales up as well as down: vectors are sharp at any size, and thin lines need some pixels to show their color. */
const scaleTo = ({ width, height }: Size, side: number): Size => {
  const scale = side / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

const SVG = 'http://www.w3.org/2000/svg';
const ADDRESSES: Readonly<Record<string, string>> = { svg: SVG, xlink: 'http://www.w3.org/1999/xlink' };

/** The namespaces that an SVG copied from a web page lacks, where they are implicit. */
const missingNamespaces = ({ name, attributes }: SvgRoot, prefixes: readonly string[]): string => {
  const hasOwn = name !== 'svg' || attributes.some((attribute) => attribute.name === 'xmlns');
  const others = prefixes.map((prefix) => ` xmlns:${prefix}="${ADDRESSES[prefix] ?? `urn:${prefix}`}"`);
  return [hasOwn ? '' : ` xmlns="${SVG}"`, ...others].join('');
};

/**
 * Rewrites the root element so that the longest side is drawn at `side` pixels, whatever size it declares, and adds a
 * size and namespaces for browsers that cannot draw an SVG without them: its own, and those of `prefixes`, which nothing
 * declares. The text may end after the root element's tag.
 * Null: not an SVG.
 */
export const sizeSvg = (text: string, side: number, prefixes: readonly string[] = []): SizedSvg | null => {
  const root = readSvgRoot(text);
  if (root === null || root === 'more') return null;
  const natural = naturalSize(root);
  const drawn = scaleTo(natural, side);
  const kept = root.attributes.filter(({ name }) => name !== 'width' && name !== 'height');
  // Without a viewBox the content would be cut off instead of scaled.
  const viewBox = viewBoxOf(root) ? '' : ` viewBox="0 0 ${natural.width} ${natural.height}"`;
  const attributes = kept.filter(({ name }) => name !== 'viewBox' || viewBox === '');
  const tagStart = text.slice(root.start, root.start + 1 + root.name.length);
  const tagEnd = text[root.end - 2] === '/' ? '/>' : '>';
  const size = ` width="${drawn.width}" height="${drawn.height}"${viewBox}`;
  // An XML declaration may only stand at the very start, which text copied from an editor often misses by a line.
  const before = text.slice(0, root.start).trimStart();
  return {
    text: `${before}${tagStart}${missingNamespaces(root, prefixes)}${size}${attributes.map(({ source }) => source).join('')}${tagEnd}${text.slice(root.end)}`,
    drawn,
    natural: {
      width: Math.max(1, Math.round(natural.width)),
      height: Math.max(1, Math.round(natural.height)),
    },
  };
};
