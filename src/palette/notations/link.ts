import { parseHex } from '../../color/parse';
import type { Color } from '../../color/types';
import { createCollector, refused, type Found } from './found';
import { colorFromFractions } from './values/readColor';

/** One address and nothing else; ours may come without its origin. */
const LINK = /^(?:https?:\/\/\S+|\/[\w-]*\?\S+|\?c=\S+|[\w-]+(?:\.[\w-]+)+[/?]\S+)$/i;

export const isLink = (text: string): boolean => LINK.test(text);

const urlOf = (text: string): URL | null => {
  const absolute = /^[/?]/.test(text)
    ? `https://our.invalid${text}`
    : text.replace(/^(?!https?:)/i, 'https://');
  return URL.canParse(absolute) ? new URL(absolute) : null;
};

/** '264653-2a9d8f' of Coolors, Realtime Colors and ours; '22283131363f' of Color Hunt. */
const hexesOf = (text: string): Color[] | null => {
  const parts = text.split(/[-_,\s]+/);
  const list = parts.length > 1 ? parts : (text.match(/.{6}/g) ?? []);
  if (parts.length === 1 && text.length % 6 !== 0) return null;
  const colors = list.map(parseHex);
  return colors.length > 0 && colors.every((color) => color !== null) ? colors : null;
};

/** 'rgbvalues' of Adobe Color: three fractions for each color. */
const adobeColors = (text: string): Color[] | null => {
  const values = text.split(',').map(Number);
  if (values.length < 6 || values.length % 3 !== 0) return null;
  const colors = Array.from({ length: values.length / 3 }, (_, i) =>
    colorFromFractions(values.slice(i * 3, i * 3 + 3)),
  );
  return colors.every((color) => color !== null) ? colors : null;
};

const LIST_PARAMETERS = ['c', 'colors', 'palette', 'hex'];

/** What the five colors of Realtime Colors are for. */
const REALTIME_ROLES = ['Text', 'Background', 'Primary', 'Secondary', 'Accent'];

/** A link of Coolors, Color Hunt, Realtime Colors, Adobe Color or this product: any address that names its colors. */
export const parseLink = (text: string): Found => {
  const url = urlOf(text);
  if (!url) return refused('Link', 'importLinkEmpty');
  const lists = [
    ...LIST_PARAMETERS.map((name) => url.searchParams.get(name)),
    ...url.pathname.split('/').toReversed(),
    url.hash.replace(/^#\/?/, ''),
  ];
  const adobe = adobeColors(url.searchParams.get('rgbvalues') ?? '');
  const colors = adobe ?? lists.map((list) => (list ? hexesOf(list) : null)).find((list) => list !== null);
  if (!colors) return refused('Link', 'importLinkEmpty');

  const collector = createCollector();
  const roles = /(?:^|\.)realtimecolors\.com$/i.test(url.hostname) ? REALTIME_ROLES : [];
  for (const [i, color] of colors.entries()) collector.addColor(color, roles[i] ?? null);
  return collector.found('Link');
};
