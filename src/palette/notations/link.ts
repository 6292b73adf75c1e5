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

/** Words in an address that say that colors follow. */
const COLOR_WORD = /colou?r|coolors|palett|hex|swatch|scheme|tint|shade/i;
/** Pages of palettes have numbers, which may have six digits. */
const NUMBERED = /palett|theme|scheme/i;
/** 'node-id', 'pinIds': parameters that are no colors. */
const ID_NAME = /(?:^|[_-])ids?$|[a-z]Ids?$/;

/**
 * Parameters that usually hold lists. Lists are preferred to single colors, parameters to the path, and likely names to
 * others.
 */
const LIST_PARAMETERS = ['c', 'colors', 'palette', 'hex'];

/** A parameter's value or a part of the path. */
type Place = {
  readonly text: string;
  /** The parameter's name, or the part of the path before this one. */
  readonly before: string;
  /** The name that it gives a single color; null in the path. */
  readonly name: string | null;
  /** Whether it is one of `LIST_PARAMETERS`. */
  readonly isListed: boolean;
  /** Whether any word before it says that it is a color. */
  readonly isExpected: boolean;
};

/** A run of fewer digits is a number. */
const DIGITS_MIN = 24;

/**
 * '264653-2a9d8f' of Coolors and others, also with commas or underscores; '22283131363f' of Color Hunt. Digits alone,
 * three digits, and runs may as well be numbers and ids: they need a word before them that says what they are.
 */
const hexesOf = ({ text, isListed, isExpected }: Place): Color[] | null => {
  const parts = text.split(/[-_,;.|~+\s]+/).filter((part) => part !== '');
  const isNumber = !/[a-f#]/i.test(text);
  if (parts.length === 1) {
    const isLong = !isNumber || isListed || text.length >= DIGITS_MIN;
    const isRun = isExpected && isLong && text.length > 6 && text.length % 6 === 0;
    return isRun ? listOf(text.match(/.{6}/g) ?? []) : null;
  }
  const isSure = ({ length }: string): boolean => (isNumber ? length === 6 : length > 3);
  if (!isExpected && !parts.every((part) => part.startsWith('#') || isSure(part))) return null;
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

/** Single colors. Where all are digits alone, they are numbers, unless a word before one says that it is a color. */
const singlesOf = (places: readonly Place[]): FoundColor[] => {
  const read = places.flatMap((place) => {
    // Eight digits alone are mostly a number.
    const color = /^\w{8}$/.test(place.text) && !place.isExpected ? null : singleOf(place.text);
    const isSure = /[a-f#]/i.test(place.text) || (place.isExpected && !NUMBERED.test(place.before));
    return color ? [{ color, name: place.name, isSure }] : [];
  });
  return read.some(({ isSure }) => isSure) ? read.map(({ color, name }) => ({ color, name })) : [];
};

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

/** The hues of our own theme, named, and its grays: 'h=teal.0d9488.115e59_amber.f59e0b.s-12&g=f5f5f4.1c1917'. */
const themeColors = (parameters: URLSearchParams): FoundColor[] => {
  const colorsIn = (parts: readonly string[], name: string | null): FoundColor[] =>
    parts.flatMap((part) => {
      const color = parseHex(part);
      return color ? [{ color, name }] : [];
    });
  const hues = (parameters.get('h') ?? '').split('_').map((hue) => hue.split('.'));
  return [
    ...hues.flatMap(([id = '', ...anchors]) => colorsIn(anchors, id)),
    ...colorsIn((parameters.get('g') ?? '').split('.'), null),
  ];
};

/** Pages of this product that have a palette or a theme in their address. */
const isOwnPath = (path: string): boolean => path === PATHS.builder || path === PATHS.theme;

const colorsOf = (url: URL): readonly FoundColor[] => {
  const { searchParams: query, pathname, hostname } = url;
  if (pathname === PATHS.theme && (query.has('h') || query.has('g'))) return themeColors(query);
  const adobe = adobeColors(query.get('rgbvalues') ?? '');
  if (adobe) return adobe.map((color) => ({ color, name: null }));
  const hash = decoded(url.hash.slice(1)).replace(/^\//, '');
  const isColorSite = COLOR_WORD.test(hostname);
  const place = (text: string, before: string, name: string | null): Place => {
    const isListed = name !== null && LIST_PARAMETERS.includes(name);
    // The site says nothing about its parameters: 'position=0,100' of a gradient of Coolors are no colors.
    const isOnColorSite = isColorSite && name === null;
    return { text, before, name, isListed, isExpected: isListed || isOnColorSite || COLOR_WORD.test(before) };
  };
  const partsOf = (path: string): Place[] => {
    const parts = path.split('/').map(decoded);
    return parts.map((text, i) => place(text, parts[i - 1] ?? '', null));
  };
  // '#palette=264653-2a9d8f' is a query, too.
  const written = [...query, ...(hash.includes('=') ? new URLSearchParams(hash) : [])];
  const parameters = written
    .filter(([key]) => !ID_NAME.test(key))
    .map(([key, text]) => place(text, key, key));
  const known = LIST_PARAMETERS.flatMap((key) => parameters.filter(({ name }) => name === key));
  const [segments, places] = [partsOf(pathname), partsOf(hash)];
  const settings = parameters.map(({ text }) => colorsOfJson(text)).find((colors) => colors.length > 0);
  if (settings) return settings;
  const lists = [...known, ...parameters, ...segments.toReversed(), ...places];
  const list = lists.map(hexesOf).find((colors) => colors !== null);
  if (list) {
    const isRealtime = /(?:^|\.)realtimecolors\.com$/i.test(hostname);
    const roles = isRealtime ? REALTIME_ROLES : isOwnPath(pathname) ? query.getAll('label') : [];
    return list.map((color, i) => ({ color, name: roles[i] ?? null }));
  }
  const named = singlesOf(parameters);
  const isRepeated = new Set(named.map(({ name }) => name)).size < named.length;
  if (named.length > 0) return isRepeated ? named.map(({ color }) => ({ color, name: null })) : named;
  // '?0d9488=1,-10' has the colors as keys.
  const ofKeys = singlesOf(written.map(([key]) => place(key, '', null)));
  return ofKeys.length > 0 ? ofKeys : singlesOf([...segments, ...places]);
};

/** A link of any generator that has its colors in the address. */
export const parseLink = (text: string): Found => {
  const url = urlOf(text);
  const colors = url ? colorsOf(url) : [];
  if (colors.length === 0) return refused('Link', 'importLinkEmpty');
  const collector = createCollector();
  for (const { color, name } of colors) collector.addColor(color, name);
  // Our own links contain the palette's name.
  return collector.found('Link', url && isOwnPath(url.pathname) ? url.searchParams.get('n') : null);
};
