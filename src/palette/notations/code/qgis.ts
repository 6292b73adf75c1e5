import type { Color } from '../../../color/types';
import { createCollector, type Collector, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { colorFromChannels } from '../values/readColor';
import { xmlAttributes } from './xml';

/** Styles of QGIS: of a layer ('.qml'), of a library, or one that is copied. */
const IS_QGIS = /<(?:qgis|qgis_style|colorramps?|symbols?|renderer-v2)[\s>]/;
const PROPERTY = /<(?:Option|prop)\s([^<>]{1,600}?)\/?>/g;
/** '13,148,136,255', and newer 'rgb:0.05,0.58,0.53,1' behind it. */
const CHANNELS = /^(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,(\d{1,3}))?(?:,(?:rgb|hsv|hsl|cmyk):[-\d.,]{1,80})?$/;
/** Of areas and points, and of lines. */
const SYMBOL_COLOR = /^(?:color|line_color)$/;
const RAMP_START = /(?=<colorramp\s)/;
const RAMP = /^<colorramp\s([^<>]{1,300})>/;
const SYMBOL = /<symbol\s([^<>]{1,300})>([^]{0,100000}?)(?=<symbol\s|<\/symbols>|<\/renderer-v2>|$)/g;
const CLASS = /<(?:category|range|rule)\s([^<>]{1,900}?)\/?>/g;
/** The ramp that a style was made from, of which the style has its classes. */
const SOURCE = '[source]';

type Properties = ReadonlyMap<string, string>;

const propertiesOf = (text: string): Properties =>
  new Map(
    [...text.matchAll(PROPERTY)].toReversed().map(([, inside = '']) => {
      const attributes = xmlAttributes(inside);
      const key = attributes.get('name') ?? attributes.get('k') ?? '';
      return [key, attributes.get('value') ?? attributes.get('v') ?? ''];
    }),
  );

const readChannels = (text: string): Color | null => {
  const [, r, g, b, a = '255'] = CHANNELS.exec(text) ?? [];
  return noteAlpha(colorFromChannels([r, g, b].map(Number)), Number(a) / 255);
};

/** The colors of a ramp from its first to its last; or those of a list, with their names. */
const readRamp = (properties: Properties): { readonly color: Color; readonly name: string | null }[] => {
  const stops = (properties.get('stops') ?? '').split(':').map((stop) => stop.split(';')[1] ?? '');
  const inRamp = [properties.get('color1') ?? '', ...stops, properties.get('color2') ?? ''];
  const listed = [...properties].filter(([key]) => /^preset_color_\d+$/.test(key)).toReversed();
  return [
    ...inRamp.map((value) => ({ value, name: null })),
    ...listed.map(([key, value]) => ({
      value,
      name: properties.get(key.replace('color_', 'color_name_')) ?? null,
    })),
  ].flatMap(({ value, name }) => {
    const color = readChannels(value);
    return color ? [{ color, name }] : [];
  });
};

/** The labels of the classes of a layer by the number of their symbol. */
const labelsOf = (text: string): Properties =>
  new Map(
    [...text.matchAll(CLASS)].map(([, inside = '']) => {
      const attributes = xmlAttributes(inside);
      return [attributes.get('symbol') ?? '', attributes.get('label') ?? attributes.get('value') ?? ''];
    }),
  );

const readSymbols = (text: string, { addColor }: Collector): void => {
  const labels = labelsOf(text);
  for (const [, inside = '', content = ''] of text.matchAll(SYMBOL)) {
    const name = xmlAttributes(inside).get('name') ?? '';
    // '@0@1' is a symbol within another one.
    if (name.startsWith('@')) continue;
    const value = [...propertiesOf(content)].toReversed().find(([key]) => SYMBOL_COLOR.test(key))?.[1];
    const color = readChannels(value ?? '');
    const label = labels.get(name) ?? (/^\d*$/.test(name) ? '' : name);
    if (color) addColor(color, label === '' ? null : label);
  }
};

/**
 * A style of QGIS: the colors of its symbols by the labels of their classes, and its color ramps. Null for other texts,
 * and for styles that have their colors as hex.
 */
export const parseQgis = (text: string): Found | null => {
  if (!IS_QGIS.test(text) || !/<(?:Option|prop)\s/.test(text)) return null;
  if (/<item\s[^<>]{0,300}\bcolor=["']#/.test(text)) return null;
  const collector = createCollector();
  readSymbols(text, collector);
  const hasSymbols = collector.found('').colors.length > 0;
  let title: string | null = null;
  for (const part of text.split(RAMP_START)) {
    const inside = RAMP.exec(part)?.[1];
    if (inside === undefined) continue;
    const [content = ''] = part.split('</colorramp>', 1);
    const name = xmlAttributes(inside).get('name') ?? '';
    if (name === SOURCE && hasSymbols) continue;
    title ??= name === SOURCE ? null : name;
    for (const { color, name: own } of readRamp(propertiesOf(content))) collector.addColor(color, own);
  }
  const found = collector.found('QGIS', hasSymbols ? null : title);
  return found.colors.length > 0 ? found : null;
};
