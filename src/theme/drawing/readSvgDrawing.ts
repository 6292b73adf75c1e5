import { parsePaint, type Paint } from './paint';
import { createSvgCost, DEPTH_MAX } from './svgCost';
import { expandEntities, readEntities, type SvgEntities } from './svgEntities';
import { PAINTED, selectorsWith, withoutForeignUrls, writeCss } from './svgStyles';
import { svgTokens, type RawAttribute, type SvgToken } from './svgTokens';
import { createSvgWriter, type SvgDrawing, type SvgWriter } from './svgWriting';

/** What a person can look through and change. */
export const COLORS_MAX = 256;

export type SvgFailure = 'damaged' | 'too-heavy' | 'too-many-colors' | 'no-colors';

type Opened = Extract<SvgToken, { kind: 'open' }>;

/** Left out with all that is in them: what runs, and what is no drawing. */
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
/** Drawn black where nothing says otherwise. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'text']);
/** Their colors say how much of something else is seen. */
const MASKS = new Set(['mask', 'clipPath']);
/** Their attributes hold colors where they change a color. */
const ANIMATIONS = new Set(['animate', 'set']);
const ANIMATED = new Set(['values', 'from', 'to', 'by']);

const EMBEDDED_PICTURE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;
const BLACK: Paint = { rgb: 0, alpha: 1 };

/** The name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

type Styles = {
  /** Selectors of rules that give a fill; see `selectorsWith`. */ readonly fill: ReadonlySet<string>;
  readonly color: ReadonlySet<string>;
};

/** What the first walk finds and the second needs before it begins. */
type Known = {
  readonly entities: SvgEntities;
  readonly styles: Styles;
  /** How many shapes are black because nothing says otherwise. */
  readonly unfilled: number;
  /** How often the current color is asked for where none is set. */
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

const valueOf = (attributes: readonly RawAttribute[], wanted: string): string | undefined =>
  attributes.find(({ name }) => name === wanted)?.value;

/** Whether an element is given a property itself, by attribute, by its style or by a rule of a style sheet. */
const isGiven = (
  property: 'fill' | 'color',
  { name, attributes }: Opened,
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

const writeAttribute = (
  attribute: RawAttribute,
  { name }: Opened,
  isMask: boolean,
  writer: SvgWriter,
): void => {
  const { value, quote } = attribute;
  writer.add(` ${attribute.name}=${quote}`);
  const isAnimated = ANIMATIONS.has(localName(name)) && ANIMATED.has(attribute.name);
  if (attribute.name === 'style') writeCss(value, writer, isMask);
  else if (isAnimated && !isMask)
    value.split(';').forEach((part, i) => {
      const paint = /[a-z#]/i.test(part) ? parsePaint(part) : null;
      if (i > 0) writer.add(';');
      if (paint) writer.addPaint(paint);
      else writer.add(part);
    });
  else {
    const paint = PAINTED.has(attribute.name) && !isMask ? parsePaint(value) : null;
    if (paint) writer.addPaint(paint);
    else writer.add(value);
  }
  writer.add(quote);
};

/** The attributes that stay, without addresses of other files and without what would run. */
const cleanAttributes = (
  attributes: readonly RawAttribute[],
  entities: SvgEntities,
  onLink: () => void,
): RawAttribute[] => {
  const seen = new Set<string>();
  return attributes.flatMap(({ name, value: raw, quote }) => {
    if (/^on/i.test(name) || seen.has(name)) return [];
    seen.add(name);
    const value = expandEntities(raw, entities);
    const isAddress = localName(name) === 'href' || name === 'src';
    if (isAddress && !EMBEDDED_PICTURE.test(value)) {
      onLink();
      return [];
    }
    if (name.startsWith('xmlns') || isAddress || !/url\(|@import/i.test(value))
      return [{ name, value, quote }];
    const clean = withoutForeignUrls(value);
    if (clean.hadLinks) onLink();
    return [{ name, value: clean.css, quote }];
  });
};

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** What an SVG taken out of a web page lacks: there the namespaces go without saying. */
const addNamespaces = ({ name, attributes }: Opened, { hasPrefix }: Known, writer: SvgWriter): void => {
  if (name === 'svg' && valueOf(attributes, 'xmlns') === undefined) writer.add(` xmlns="${SVG}"`);
  if (hasPrefix && valueOf(attributes, 'xmlns:xlink') === undefined) writer.add(` xmlns:xlink="${XLINK}"`);
};

/** Whether a color of a gradient is the one that stands for none. What has a class may have it from a rule. */
const isBlackStop = (attributes: readonly RawAttribute[]): boolean =>
  valueOf(attributes, 'stop-color') === undefined &&
  valueOf(attributes, 'class') === undefined &&
  !(valueOf(attributes, 'style') ?? '').includes('stop-color');

/** Walks the document once; writes it as far as `known` says what the root has to give. */
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
  // Names of the elements that are left out and not closed yet.
  const leaving: string[] = [];
  const onLink = (): void => {
    hadLinks = true;
  };
  const writeStyleSheet = (css: string): void => {
    const clean = withoutForeignUrls(expandEntities(css, entities));
    if (clean.hadLinks) onLink();
    for (const selector of selectorsWith('fill', clean.css)) fill.add(selector);
    for (const selector of selectorsWith('color', clean.css)) color.add(selector);
    writeCss(clean.css, writer, false);
  };

  const open = (token: Opened): void => {
    const name = localName(token.name);
    const isRoot = !hasRoot;
    if (isRoot && name !== 'svg') throw new SyntaxError('Not an SVG');
    hasRoot = true;
    if (LEFT_OUT.has(name)) {
      if (!token.isEmpty) leaving.push(token.name);
      return;
    }
    if (levels.length > DEPTH_MAX) throw new RangeError('Too deep');
    const attributes = cleanAttributes(token.attributes, entities, onLink);
    const own: Opened = { ...token, attributes };
    const above = levels.at(-1);
    const isMask = (above?.isMask ?? false) || MASKS.has(name);
    const isFilled = (above?.isFilled ?? false) || isGiven('fill', own, known.styles.fill);
    const isColored = (above?.isColored ?? false) || isGiven('color', own, known.styles.color);
    const href = attributes.find((one) => localName(one.name) === 'href')?.value;
    hasPrefix ||= attributes.some((one) => one.name.startsWith('xlink:'));
    cost.open(valueOf(attributes, 'id') ?? null, name === 'use' && href !== undefined ? href.slice(1) : null);
    // What `use` draws has its fill where it was defined.
    if (SHAPES.has(name) && !isFilled && !isMask) unfilled += 1;
    if (!isColored && attributes.some(({ value }) => /currentcolor/i.test(value))) uncolored += 1;

    writer.add(`<${token.name}`);
    if (isRoot) {
      addNamespaces(own, known, writer);
      if (known.unfilled > 0 && !isFilled) {
        writer.add(' fill="');
        writer.addPaint(BLACK, known.unfilled);
        writer.add('"');
      }
      if (known.uncolored > 0 && !isColored) {
        writer.add(' color="');
        writer.addPaint(BLACK, known.uncolored);
        writer.add('"');
      }
    } else if (known.unfilled > 0 && MASKS.has(name) && !isFilled) writer.add(' fill="#000"');
    for (const attribute of attributes) writeAttribute(attribute, own, isMask, writer);
    if (name === 'stop' && isBlackStop(attributes)) {
      writer.add(' stop-color="');
      writer.addPaint(BLACK);
      writer.add('"');
    }
    writer.add(token.isEmpty ? '/>' : '>');
    if (token.isEmpty) cost.close();
    else levels.push({ name: token.name, isFilled, isColored, isMask });
  };

  const close = (name: string): void => {
    const level = levels.pop();
    if (level?.name !== name) throw new SyntaxError('Tags are not nested');
    cost.close();
    writer.add(`</${name}>`);
  };

  for (const token of svgTokens(text)) {
    if (token.kind === 'doctype') entities = readEntities(token.text);
    else if (leaving.length > 0) {
      if (token.kind === 'open' && !token.isEmpty) leaving.push(token.name);
      if (token.kind === 'close' && leaving.pop() !== token.name)
        throw new SyntaxError('Tags are not nested');
    } else if (token.kind === 'open') open(token);
    else if (token.kind === 'close') close(token.name);
    else if (levels.length > 0) {
      const isStyle = localName(levels.at(-1)?.name ?? '') === 'style';
      const escaped =
        token.kind === 'cdata' ? token.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : token.text;
      if (isStyle) writeStyleSheet(escaped);
      else writer.add(expandEntities(escaped, entities));
    }
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
 * Reads an SVG as what can be recolored: the document without scripts, web pages, entities and addresses of other files,
 * its colors apart. What draws black because nothing says otherwise has a color like the others.
 */
export const readSvgDrawing = (text: string): SvgDrawing | SvgFailure => {
  try {
    const styles = walk(text, NOTHING_KNOWN).found;
    // Whether a shape is filled can only be told once every style sheet has been read.
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
