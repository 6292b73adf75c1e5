import type { Size } from '../fitWithin';
import { readSvgRoot, type SvgRoot } from './svgRoot';

/** CSS pixels per unit (CSS Values 4); `em` and `ex` by the 16 px font of a standalone image. */
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
// Digits have one way of being read: with two, a long number that ends in another sign would take its square.
const LENGTH = /^\s*\+?(?<number>(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?<unit>[a-z]*)\s*$/i;
/** What a replaced element without any size of its own gets (CSS 2, 10.3.2). */
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
  /** The document, asking to be drawn at `drawn`. */
  readonly text: string;
  readonly drawn: Size;
  /** The size it asked for itself, in whole pixels. */
  readonly natural: Size;
};

/** Up as well as down: lines are as sharp at any size, and thin ones need some pixels to show their color. */
const scaleTo = ({ width, height }: Size, side: number): Size => {
  const scale = side / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

const NAMESPACES = [
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
] as const;

/** What an SVG taken out of a web page lacks: there the namespaces go without saying. */
const missingNamespaces = ({ name, attributes }: SvgRoot): string =>
  name === 'svg' && !attributes.some((attribute) => attribute.name === 'xmlns')
    ? NAMESPACES.filter(([prefix]) => !attributes.some((attribute) => attribute.name === prefix))
        .map(([prefix, address]) => ` ${prefix}="${address}"`)
        .join('')
    : '';

/**
 * Rewrites the root element so that the longest side of the picture is drawn at `side` pixels, whatever it says, and
 * so that browsers that cannot draw an SVG without a size or a namespace have one. The text may end behind the root
 * element's tag. `null`: this is not SVG.
 */
export const sizeSvg = (text: string, side: number): SizedSvg | null => {
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
  return {
    text: `${text.slice(0, root.start)}${tagStart}${missingNamespaces(root)}${size}${attributes.map(({ source }) => source).join('')}${tagEnd}${text.slice(root.end)}`,
    drawn,
    natural: {
      width: Math.max(1, Math.round(natural.width)),
      height: Math.max(1, Math.round(natural.height)),
    },
  };
};
