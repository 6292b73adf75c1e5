import { parseHex } from '../../color/parse';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { createCollector, refused, type Found, type FoundColor } from './found';
import { isHexWord } from './hexWords';
import { parseJson } from './json/parseJson';
import { colorFromFractions } from './values/readColor';

/** A single address and nothing else; our own may lack the origin. */
const LINK = /^(?:https?:\/\/\S+|\/[\w-]*\?\S+|\?c=\S+|[\w-]+(?:\.[\w-]+)+[/?]\S+)$/i;

export const isLink = (text: string): boolean => LINK.test(text);

/** The '#' of a color in a list. */
const HEX_SIGN = /(?<=[=,"'[]|%22|%2C|%5B)#(?=[0-9a-f]{3,8}(?![0-9a-z]))/gi;

/** Encodes the '#' of colors in a query such as '?colors=["#264653",…': the first one would end the query. */
const withSignsEncoded = (address: string): string => {
  const start = address.indexOf('?');
  return start < 0 ? address : address.slice(0, start) + address.slice(start).replaceAll(HEX_SIGN, '%23');
};

const urlOf = (text: string): URL | null => {
  const absolute = /^[/?]/.test(text)
    ? `https://our.invalid${text}`
    : withSignsEncoded(text.replace(/^(?!https?:)/i, 'https://'));
  return URL.canParse(absolute) ? new URL(absolute) : null;
};

/** Hex of 3, 6 or 8 digits (opacity last), with or without '#'. */
const readPart = (text: string): Color | null => {
  const digits = text.replace(/^#|^0x/i, '');
  return parseHex(/^[0-9a-f]{8}$/i.test(digits) ? digits.slice(0, 6) : digits);
};

/** '264653-2a9d8f' of Coolors and others, also with commas or underscores; '22283131363f' of Color Hunt. */
const hexesOf = (text: string): Color[] | null => {
  const parts = text.split(/[-_,;.|~+\s]+/).filter((part) => part !== '');
  if (parts.length === 1)
    return text.length > 6 && text.length % 6 === 0 ? listOf(text.match(/.{6}/g) ?? []) : null;
  return parts.every(isHexWord) ? null : listOf(parts);
};

const listOf = (parts: readonly string[]): Color[] | null => {
  const colors = parts.map(readPart);
  return colors.every((color) => color !== null) ? colors : null;
};

/** 'rgbvalues' of Adobe Color: three fractions per color. */
const adobeColors = (text: string): Color[] | null => {
  const values = text.split(',').map(Number);
  if (values.length % 3 !== 0) return null;
  const colors = Array.from({ length: values.length / 3 }, (_, i) =>
    colorFromFractions(values.slice(i * 3, i * 3 + 3)),
  );
  return colors.every((color) => color !== null) ? colors : null;
};

/** A single color that is unambiguous: six or eight digits, or with '#'. */
const singleOf = (text: string): Color | null =>
  /^(?:#[0-9a-f]{3}|#?[0-9a-f]{6}(?:[0-9a-f]{2})?)$/i.test(text) && !isHexWord(text) ? readPart(text) : null;

/** Generators with many settings have them in one parameter as JSON. */
const colorsOfJson = (text: string): readonly FoundColor[] => parseJson(text)?.colors ?? [];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The roles of the five colors of Realtime Colors. */
const REALTIME_ROLES = ['Text', 'Background', 'Primary', 'Secondary', 'Accent'];

/**
 * Parameters that usually hold lists. Lists are preferred to single colors, parameters to the path, and likely names to
 * others.
 */
const LIST_PARAMETERS = ['c', 'colors', 'palette', 'hex'];

const colorsOf = (url: URL): readonly FoundColor[] => {
  const unnamed = (colors: readonly Color[]): FoundColor[] => colors.map((color) => ({ color, name: null }));
  const adobe = adobeColors(url.searchParams.get('rgbvalues') ?? '');
  if (adobe) return unnamed(adobe);
  const hash = decoded(url.hash.slice(1)).replace(/^\//, '');
  // '#palette=264653-2a9d8f' is a query, too.
  const parameters = [...url.searchParams, ...(hash.includes('=') ? new URLSearchParams(hash) : [])];
  const known = LIST_PARAMETERS.flatMap((name) => parameters.filter(([key]) => key === name));
  const segments = url.pathname.split('/').map(decoded);
  const lists = [
    ...[...known, ...parameters].map(([, value]) => value),
    ...segments.toReversed(),
    ...hash.split('/'),
  ];
  const settings = parameters.map(([, value]) => colorsOfJson(value)).find((colors) => colors.length > 0);
  if (settings) return settings;
  const list = lists.map(hexesOf).find((colors) => colors !== null);
  if (list) {
    const roles = /(?:^|\.)realtimecolors\.com$/i.test(url.hostname) ? REALTIME_ROLES : [];
    return list.map((color, i) => ({ color, name: roles[i] ?? null }));
  }
  const single = (values: readonly (readonly [name: string | null, text: string])[]): FoundColor[] =>
    values.flatMap(([name, text]) => {
      const color = singleOf(text);
      return color ? [{ color, name }] : [];
    });
  const named = single(parameters);
  const isRepeated = new Set(named.map(({ name }) => name)).size < named.length;
  const ofPath = single([...segments, ...hash.split('/')].map((segment) => [null, segment]));
  if (named.length > 0) return isRepeated ? unnamed(named.map(({ color }) => color)) : named;
  // '?0d9488=1,-10' has the colors as keys.
  const ofKeys = single(parameters.map(([key]) => [null, key]));
  return ofKeys.length > 0 ? ofKeys : ofPath;
};

/** A link of any generator that has its colors in the address. */
export const parseLink = (text: string): Found => {
  const url = urlOf(text);
  const colors = url ? colorsOf(url) : [];
  if (colors.length === 0) return refused('Link', 'importLinkEmpty');
  const collector = createCollector();
  for (const { color, name } of colors) collector.addColor(color, name);
  // Our own links contain the palette's name.
  return collector.found('Link', url?.pathname === PATHS.builder ? url.searchParams.get('n') : null);
};
