import { parsePaint } from './paint';
import { expandEntities, type SvgEntities } from './svgEntities';
import { PAINTED, withoutForeignUrls, writeCss } from './svgStyles';
import type { RawAttribute, SvgToken } from './svgTokens';
import type { SvgWriter } from './svgWriting';

export type OpenedElement = Extract<SvgToken, { kind: 'open' }>;

/** Elements whose attributes hold colors if they animate a color. */
const ANIMATIONS = new Set(['animate', 'set']);
const ANIMATED = new Set(['values', 'from', 'to', 'by']);

const EMBEDDED_PICTURE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;
/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const valueOf = (attributes: readonly RawAttribute[], wanted: string): string | undefined =>
  attributes.find(({ name }) => name === wanted)?.value;

export const writeAttribute = (
  attribute: RawAttribute,
  { name }: OpenedElement,
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

/** The attributes to keep, without external addresses and event handlers. */
export const cleanAttributes = (
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
