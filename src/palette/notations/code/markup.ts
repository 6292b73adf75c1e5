import type { Color } from '../../../color/types';
import { createCollector, type Found } from '../found';
import { alphaPlaceOf } from '../values/alphaPlace';
import { colorFromChannels, colorFromInks, readBareColor, readColor } from '../values/readColor';
import type { AlphaPlace } from '../values/alphaPlace';
import { isUnseen, noteAlpha, opacityIn } from '../values/opacity';
import { readScRgb } from '../values/scRgb';
import { parseCorel } from './corel';
import { createNearbyElements } from './nearbyElements';
import { parseQgis } from './qgis';
import { xmlAttributes } from './xml';

/** An element and the text after its tag. */
const ELEMENT =
  /<([a-z][\w:.-]{0,60})((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"<]{0,400}"|'[^'<]{0,400}'))*)\s*(\/?)>([^<]{0,120})/gi;

/** '<hex>', '<hexColor>' and the like, whose content may lack its '#'. */
const HEX_TAG = /^(?:\w{1,12}:)?(?:hex(?:_?(?:colou?r|code|value))?|(?:colou?r)_?hex)$/i;

/** Attributes without their namespace. */
const NAMES = ['name', 'key', 'label', 'title', 'id'];
const COLORS = ['hex', 'color', 'value', 'rgb'];
/** Attributes that office themes use in elements whose names end in 'Clr'. */
const THEME_COLORS = ['val', 'lastclr'];
/** The elements around each color of an office theme (ECMA-376, part 1, §20.1.6.2). */
const THEME_PLACE = /(?:^|:)(dk[12]|lt[12]|accent[1-6]|hlink|folHlink)$/;

/** Palettes of office programs: without colors here, no other reader finds any. */
const COLOR_TABLE = /<(?:\w{1,20}:)?color-table\b/;

/** Pages and pictures; office themes use 'a' as a namespace. */
const PAGE = /<(?:svg|html|!doctype html|body|div|span|table|[duo]l|p|a|style)(?![\w:.])|\sstyle=/i;

/** Styles of Android and .NET are no styles of a page. */
const PLATFORM =
  /<(?:resources|ResourceDictionary)[\s>]|<style\s+name=|\sxmlns="(?:http:\/\/schemas\.microsoft\.com\/(?:winfx|dotnet)\/|https:\/\/github\.com\/avaloniaui")/;

/** Whether a text is a page or a picture; palettes in XML are none. */
export const isPage = (text: string): boolean => PAGE.test(text) && !PLATFORM.test(text);

/** Blanks out comments, but keeps their line breaks. */
const withoutComments = (text: string): string => {
  let kept = '';
  let from = 0;
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at);
    const next = end < 0 ? text.length : end + 3;
    kept += text.slice(from, at) + text.slice(at, next).replaceAll(/[^\n]/g, ' ');
    from = next;
  }
  return kept + text.slice(from);
};

/** Inks of Scribus: 'CMYK="#ff000000"' of its older files, or percentages in separate attributes. */
const scribusInks = (attributes: Map<string, string>) => {
  const bytes = /^#([0-9a-f]{8})$/i.exec(attributes.get('cmyk') ?? '')?.[1]?.match(/../g);
  if (bytes) return colorFromInks(bytes.map((byte) => Number.parseInt(byte, 16) / 255));
  if (attributes.get('space')?.toLowerCase() !== 'cmyk') return null;
  const inks = ['c', 'm', 'y', 'k'].map((key) => Number(attributes.get(key) ?? NaN) / 100);
  return inks.some(Number.isNaN) ? null : colorFromInks(inks);
};

/** A color that is seen, as it is written. */
const readSeen = (text: string, alpha: AlphaPlace): Color | null =>
  isUnseen(text.trim(), alpha) ? null : (readScRgb(text) ?? readBareColor(text, alpha));

/** '#0D9488', bare hex, or the words and functions of CSS. */
const colorIn = (tag: string, attributes: Map<string, string>, content: string, alpha: AlphaPlace) => {
  for (const key of tag.endsWith('Clr') ? THEME_COLORS : COLORS) {
    const value = attributes.get(key);
    const color = value === undefined ? null : readSeen(value, alpha);
    if (color) return color;
  }
  const inside = content.trim();
  if (HEX_TAG.test(tag)) return readSeen(inside, alpha);
  const written = /^(?:#|rgb|sc#)/.test(inside) ? readSeen(inside, alpha) : null;
  if (written) return written;
  // In .NET a <Color> element may contain 'White'; elsewhere a word is no color.
  if (tag === 'Color' && /^[a-z]{3,24}$/i.test(inside)) return readColor(inside);
  const inks = scribusInks(attributes);
  if (inks) return inks;
  const channels = ['r', 'g', 'b'].map((key) => attributes.get(key) ?? '');
  return channels.every((value) => /^\d{1,3}$/.test(value)) ? colorFromChannels(channels.map(Number)) : null;
};

/** 'startColor' and 'endColor' of a gradient, 'fillColor' of a shape, 'Foreground' of a text. */
const PART = /(?:color|tint|brush|background|foreground|fill|stroke)$/;

/** Attributes that are colors each. */
const partsOf = (attributes: Map<string, string>, alpha: AlphaPlace): Color[] =>
  [...attributes].flatMap(([key, value]) =>
    PART.test(key) && /^(?:sc)?#/.test(value) ? (readSeen(value, alpha) ?? []) : [],
  );

/** The opacity that an element has beside its color, from 0 to 1; undefined if it has none. */
const opacityOf = (attributes: Map<string, string>): number | undefined => {
  const channel = attributes.has('r') ? attributes.get('a') : undefined;
  return opacityIn(attributes.get('opacity') ?? attributes.get('alpha') ?? channel);
};

/** The name of a color whose element has it around itself: 'accent1', or the name of a custom color. */
const placeName = (tag: string, attributes: Map<string, string>): string | null =>
  THEME_PLACE.exec(tag)?.[1] ?? (tag.endsWith('custClr') ? (attributes.get('name') ?? null) : null);

/**
 * XML palettes of Android, XAML, LibreOffice, Scribus and others: one element per color. Null for pictures and pages.
 */
export const parseMarkup = (text: string): Found | null => {
  if (!/^\s*</.test(text)) return null;
  const shown = withoutComments(text);
  // Tried before pages are ruled out: the end of a broken file, as '<p' of '<page', looks like a page.
  const corel = parseCorel(shown);
  if (corel) return corel;
  const qgis = parseQgis(shown);
  if (qgis) return qgis;
  if (isPage(text)) return null;
  const alpha = alphaPlaceOf(text);
  const collector = createCollector();
  let [at, line] = [0, 1];
  const nearby = createNearbyElements();
  let around: { readonly name: string | null; readonly end: number } | null = null;
  for (const match of shown.matchAll(ELEMENT)) {
    if (collector.isFull()) break;
    const [whole, tag = '', inside = '', closing = '', content = ''] = match;
    const attributes = xmlAttributes(inside);
    const color = colorIn(tag, attributes, content, alpha) ?? nearby.channels(tag, content);
    const name = NAMES.map((key) => attributes.get(key)).find((value) => value !== undefined && value !== '');
    // The first child follows its parent's tag immediately.
    const place = tag.endsWith('Clr') && around?.end === match.index ? around.name : null;
    around = { name: closing === '' ? placeName(tag, attributes) : null, end: match.index + whole.length };
    const parts = color ? [] : partsOf(attributes, alpha);
    const seen = noteAlpha(color, opacityOf(attributes)) ?? color;
    if (seen) collector.addColor(seen, name?.trim() ?? place ?? nearby.takeName());
    else if (parts.length > 0) for (const part of parts) collector.addColor(part, name ?? null);
    else if (content.trim().startsWith('#') && !isUnseen(content.trim(), alpha)) {
      line += text.slice(at, match.index).split('\n').length - 1;
      at = match.index;
      collector.addProblem(line, content);
    }
    nearby.pass(tag, content);
  }
  const found = collector.found('XML');
  return found.colors.length > 0 || COLOR_TABLE.test(text) ? found : null;
};
