import type { Paint } from './paint';
import { cleanAttributes, localName, valueOf, writeAttribute, type OpenedElement } from './svgAttributes';
import { createSvgCost, DEPTH_MAX } from './svgCost';
import { expandEntities, readEntities, type SvgEntities } from './svgEntities';
import { selectorsWith, withoutForeignUrls, writeCss } from './svgStyles';
import { svgTokens, type RawAttribute, type SvgToken } from './svgTokens';
import { createSvgWriter, type SvgDrawing, type SvgWriter } from './svgWriting';

/** More colors than a person can look through and change. */
export const COLORS_MAX = 256;

export type SvgFailure = 'damaged' | 'too-heavy' | 'too-many-colors' | 'no-colors';

/** Removed with all content: what can run code, and what is no drawing. */
const LEFT_OUT = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'handler',
]);
/** Elements that are black by default. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'text']);
/** Elements whose colors are coverage, not visible colors. */
const MASKS = new Set(['mask', 'clipPath']);
const BLACK: Paint = { rgb: 0, alpha: 1 };

type Styles = {
  /** Selectors of rules that set a fill; see `selectorsWith`. */ readonly fill: ReadonlySet<string>;
  readonly color: ReadonlySet<string>;
};

/** What earlier passes found, which later ones need from the start. */
type Known = {
  readonly entities: SvgEntities;
  readonly styles: Styles;
  /** Number of shapes that are black by default. */
  readonly unfilled: number;
  /** Number of uses of the current color where none is set. */
  readonly uncolored: number;
  readonly hasPrefix: boolean;
};

const NOTHING_KNOWN: Known = {
  entities: new Map(),
  styles: { fill: new Set(), color: new Set() },
  unfilled: 0,
  uncolored: 0,
  hasPrefix: false,
};

type Level = {
  readonly name: string;
  readonly isFilled: boolean;
  readonly isColored: boolean;
  readonly isMask: boolean;
};

/** Whether an element sets a property itself, by an attribute, its style or a rule of a style sheet. */
const isGiven = (
  property: 'fill' | 'color',
  { name, attributes }: OpenedElement,
  rules: ReadonlySet<string>,
): boolean => {
  if (attributes.some((attribute) => attribute.name === property)) return true;
  if (new RegExp(`(?:^|[;\\s])${property}\\s*:`, 'i').test(valueOf(attributes, 'style') ?? '')) return true;
  if (rules.size === 0) return false;
  const classes = (valueOf(attributes, 'class') ?? '').split(/\s+/);
  return (
    rules.has('*') ||
    rules.has(localName(name)) ||
    rules.has(`#${valueOf(attributes, 'id') ?? ''}`) ||
    classes.some((one) => rules.has(`.${one}`))
  );
};

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Adds the namespaces that an SVG inside of a web page may omit. */
const addNamespaces = (
  { name, attributes }: OpenedElement,
  { hasPrefix }: Known,
  writer: SvgWriter,
): void => {
  if (name === 'svg' && valueOf(attributes, 'xmlns') === undefined) writer.add(` xmlns="${SVG}"`);
  if (hasPrefix && valueOf(attributes, 'xmlns:xlink') === undefined) writer.add(` xmlns:xlink="${XLINK}"`);
};

/** Whether a gradient stop has the default color. One with a class may get its color from a rule. */
const isBlackStop = (attributes: readonly RawAttribute[]): boolean =>
  valueOf(attributes, 'stop-color') === undefined &&
  valueOf(attributes, 'class') === undefined &&
  !(valueOf(attributes, 'style') ?? '').includes('stop-color');

/** The inherited state of an element, from its ancestors, attributes and rules. */
const levelOf = (element: OpenedElement, above: Level | undefined, styles: Styles): Level => ({
  name: element.name,
  isFilled: above?.isFilled === true || isGiven('fill', element, styles.fill),
  isColored: above?.isColored === true || isGiven('color', element, styles.color),
  isMask: above?.isMask === true || MASKS.has(localName(element.name)),
});

/** Writes the default black as an explicit color, so that it can be changed like the others. */
const writeBlack = (attribute: 'fill' | 'color' | 'stop-color', writer: SvgWriter, uses?: number): void => {
  writer.add(` ${attribute}="`);
  writer.addPaint(BLACK, uses);
  writer.add('"');
};

/** Defaults at the root for all that is in it: its namespaces, and black for shapes without a color of their own. */
const writeRootDefaults = (root: OpenedElement, level: Level, known: Known, writer: SvgWriter): void => {
  addNamespaces(root, known, writer);
  if (known.unfilled > 0 && !level.isFilled) writeBlack('fill', writer, known.unfilled);
  if (known.uncolored > 0 && !level.isColored) writeBlack('color', writer, known.uncolored);
};

/** One pass over the document, which also writes it, with the defaults that `known` calls for at the root. */
const walk = (
  text: string,
  known: Known,
): { readonly found: Known; readonly drawing: SvgDrawing; readonly isTooMuch: boolean } => {
  const writer = createSvgWriter();
  const cost = createSvgCost();
  const levels: Level[] = [];
  const fill = new Set<string>();
  const color = new Set<string>();
  let { entities } = NOTHING_KNOWN;
  let [unfilled, uncolored, hasPrefix, hadLinks, hasRoot] = [0, 0, false, false, false];
  // The open elements that are being removed.
  const leaving: string[] = [];
  const onLink = (): void => {
    hadLinks = true;
  };

  const count = ({ name: fullName, attributes }: OpenedElement, level: Level): void => {
    const name = localName(fullName);
    const href = attributes.find((one) => localName(one.name) === 'href')?.value;
    hasPrefix ||= attributes.some((one) => one.name.startsWith('xlink:'));
    cost.open(valueOf(attributes, 'id') ?? null, name === 'use' && href !== undefined ? href.slice(1) : null);
    // The target of `use` is counted where it is defined.
    if (SHAPES.has(name) && !level.isFilled && !level.isMask) unfilled += 1;
    if (!level.isColored && attributes.some(({ value }) => /currentcolor/i.test(value))) uncolored += 1;
  };

  const write = (element: OpenedElement, level: Level, isRoot: boolean): void => {
    const name = localName(element.name);
    writer.add(`<${element.name}`);
    if (isRoot) writeRootDefaults(element, level, known, writer);
    else if (known.unfilled > 0 && MASKS.has(name) && !level.isFilled) writer.add(' fill="#000"');
    for (const attribute of element.attributes) writeAttribute(attribute, element, level.isMask, writer);
    if (name === 'stop' && isBlackStop(element.attributes)) writeBlack('stop-color', writer);
    writer.add(element.isEmpty ? '/>' : '>');
  };

  const open = (token: OpenedElement): void => {
    const name = localName(token.name);
    const isRoot = !hasRoot;
    if (isRoot && name !== 'svg') throw new SyntaxError('Not an SVG');
    hasRoot = true;
    if (LEFT_OUT.has(name)) {
      if (!token.isEmpty) leaving.push(token.name);
      return;
    }
    if (levels.length > DEPTH_MAX) throw new RangeError('Too deep');
    const element = { ...token, attributes: cleanAttributes(token.attributes, entities, onLink) };
    const level = levelOf(element, levels.at(-1), known.styles);
    count(element, level);
    write(element, level, isRoot);
    if (token.isEmpty) cost.close();
    else levels.push(level);
  };

  const close = (name: string): void => {
    const level = levels.pop();
    if (level?.name !== name) throw new SyntaxError('Tags are not nested');
    cost.close();
    writer.add(`</${name}>`);
  };

  /** Within a removed element: only looks for its end. */
  const leave = (token: SvgToken): void => {
    if (token.kind === 'open' && !token.isEmpty) leaving.push(token.name);
    if (token.kind === 'close' && leaving.pop() !== token.name) throw new SyntaxError('Tags are not nested');
  };

  const writeStyleSheet = (css: string): void => {
    const clean = withoutForeignUrls(expandEntities(css, entities));
    if (clean.hadLinks) onLink();
    for (const selector of selectorsWith('fill', clean.css)) fill.add(selector);
    for (const selector of selectorsWith('color', clean.css)) color.add(selector);
    writeCss(clean.css, writer, false);
  };

  const writeText = ({ kind, text: raw }: Extract<SvgToken, { kind: 'text' | 'cdata' }>): void => {
    const escaped = kind === 'cdata' ? raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : raw;
    if (localName(levels.at(-1)?.name ?? '') === 'style') writeStyleSheet(escaped);
    else writer.add(expandEntities(escaped, entities));
  };

  for (const token of svgTokens(text)) {
    if (token.kind === 'doctype') entities = readEntities(token.text);
    else if (leaving.length > 0) leave(token);
    else if (token.kind === 'open') open(token);
    else if (token.kind === 'close') close(token.name);
    else if (levels.length > 0) writeText(token);
  }
  if (levels.length > 0 || leaving.length > 0 || !hasRoot)
    throw new SyntaxError('The document ends too early');
  return {
    found: { entities, styles: { fill, color }, unfilled, uncolored, hasPrefix },
    drawing: writer.finish(hadLinks),
    isTooMuch: cost.isTooMuch(),
  };
};

/**
 * Reads an SVG for recoloring: the document without scripts, web content, entities and external addresses, its colors
 * set apart. Shapes that are black by default get an explicit color.
 */
export const readSvgDrawing = (text: string): SvgDrawing | SvgFailure => {
  try {
    const styles = walk(text, NOTHING_KNOWN).found;
    // Whether a shape has a fill is only known after all style sheets have been read.
    const filled = walk(text, { ...styles, unfilled: 0, uncolored: 0 }).found;
    const { drawing, isTooMuch } = walk(text, filled);
    if (isTooMuch) return 'too-heavy';
    if (drawing.colors.length === 0) return 'no-colors';
    return drawing.colors.length > COLORS_MAX ? 'too-many-colors' : drawing;
  } catch (error) {
    if (error instanceof RangeError) return 'too-heavy';
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
};
