import { colorFromRgb } from '../../../color/color';
import { genericToRgb, rgbToGeneric } from '../../../color/genericRgb';
import { linearToChannel } from '../../../color/linear';
import type { Color, Rgb } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { uniqueNames } from '../../uniqueNames';
import { createCollector, refused, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { colorFromFractions, colorFromInks, readColor } from '../values/readColor';
import { isList, readBinaryPlist, writeBinaryPlist, type Plist, type Uid } from './binaryPlist';
import { ascii, concatBytes } from './byteWriter';
import { startsWith } from './byteReader';

/** The values of `NSColorSpace`: how the color's components are to be read. */
const SPACE = {
  calibratedRgb: 1,
  deviceRgb: 2,
  calibratedWhite: 3,
  deviceWhite: 4,
  cmyk: 5,
  named: 6,
} as const;

/** Apple's ids of color spaces, by key, with the CSS names of these. */
const CSS_BY_ID: Readonly<Record<number, string>> = { 7: 'srgb', 8: 'a98-rgb' };
const CSS_BY_SPACE_ID: Readonly<Record<number, string>> = {
  12: 'display-p3',
  14: 'srgb',
  16: 'srgb-linear',
  17: 'srgb-linear',
};
const SRGB_ID = 7;

const isMap = (value: Plist | undefined): value is ReadonlyMap<string, Plist> => value instanceof Map;
const isUid = (value: Plist | undefined): value is Uid =>
  typeof value === 'object' && value !== null && 'uid' in value;

/** Numbers as ASCII text in bytes, with or without a final zero: '0.05 0.58 0.53'. */
const numbersOf = (value: Plist | undefined): number[] | null => {
  if (!(value instanceof Uint8Array) || value.length > 200) return null;
  const numbers = String.fromCharCode(...value)
    .replaceAll('\0', '')
    .trim()
    .split(/\s+/)
    .map(Number);
  return numbers.every(Number.isFinite) ? numbers : null;
};

/** Calibrated white of macOS: a gray with gamma 2.2. */
const grayOf = ([white = 0]: readonly number[]): Color => {
  const channel = linearToChannel(Math.max(0, white) ** 2.2);
  return colorFromRgb({ r: channel, g: channel, b: channel });
};

/** An opacity behind the components is dropped; a color that nobody sees keeps its place in the list. */
const opaque = (color: Color | null, alpha: number | undefined): Color | null =>
  noteAlpha(color, alpha) ?? color;

type Resolve = (value: Plist | undefined) => Plist;

/** A color in a custom color space that CSS has, too. */
const customColor = (color: ReadonlyMap<string, Plist>, resolve: Resolve): Color | null => {
  const space = resolve(color.get('NSCustomColorSpace'));
  const values = numbersOf(resolve(color.get('NSComponents')));
  if (!isMap(space) || !values || values.length < 3) return null;
  const css = CSS_BY_ID[Number(space.get('NSID'))] ?? CSS_BY_SPACE_ID[Number(space.get('NSSpaceID'))];
  if (css === undefined) return null;
  return opaque(readColor(`color(${css} ${values.slice(0, 3).join(' ')})`), values[3]);
};

/** A catalog color contains another color, for programs without the catalog. */
const colorOf = (value: Plist, resolve: Resolve, isInCatalog = false): Color | null => {
  if (!isMap(value)) return null;
  const custom = customColor(value, resolve);
  if (custom) return custom;
  const rgb = numbersOf(resolve(value.get('NSRGB')));
  const white = numbersOf(resolve(value.get('NSWhite')));
  const inks = numbersOf(resolve(value.get('NSCMYK')));
  switch (Number(value.get('NSColorSpace'))) {
    case SPACE.calibratedRgb:
      return rgb && rgb.length >= 3 ? opaque(colorFromRgb(genericToRgb(rgb)), rgb[3]) : null;
    case SPACE.deviceRgb:
      return rgb && opaque(colorFromFractions(rgb), rgb[3]);
    case SPACE.calibratedWhite:
      return white && opaque(grayOf(white), white[1]);
    case SPACE.deviceWhite:
      return (
        white &&
        opaque(
          colorFromFractions([...white.slice(0, 1), ...white.slice(0, 1), ...white.slice(0, 1)]),
          white[1],
        )
      );
    case SPACE.cmyk:
      return inks && inks.length >= 4 ? opaque(colorFromInks(inks), inks[4]) : null;
    case SPACE.named:
      return isInCatalog ? null : colorOf(resolve(value.get('NSColor')), resolve, true);
    default:
      return null;
  }
};

/** The dictionary of names and colors: the top one itself, or one within it. */
const listOf = (top: Plist | undefined, resolve: Resolve): ReadonlyMap<string, Plist> | null => {
  if (!isMap(top)) return null;
  if (top.has('NSColors')) return top;
  const root = resolve(top.get('root'));
  return isMap(root) && root.has('NSColors') ? root : null;
};

/** A macOS color list: `NSColorList` as a keyed archive. */
export const parseClr = (bytes: Uint8Array): Found => {
  const archive = readBinaryPlist(bytes);
  const objects = isMap(archive) ? archive.get('$objects') : null;
  if (!isMap(archive) || !isList(objects)) return refused('CLR', 'importUnreadable');
  const resolve: Resolve = (value) => (isUid(value) ? (objects[value.uid] ?? null) : (value ?? null));
  const itemsOf = (value: Plist | undefined): readonly Plist[] => {
    const array = resolve(value);
    const items = isMap(array) ? array.get('NS.objects') : null;
    return isList(items) ? items.map(resolve) : [];
  };
  const list = listOf(archive.get('$top'), resolve);
  if (!list) return refused('CLR', 'importUnreadable');
  const collector = createCollector();
  const names = itemsOf(list.get('NSKeys'));
  for (const [i, one] of itemsOf(list.get('NSColors')).entries()) {
    const name = names[i];
    const color = colorOf(one, resolve);
    if (color) collector.addColor(color, typeof name === 'string' ? name.trim() : null);
    else collector.addProblem(i + 1, typeof name === 'string' ? name : 'color');
  }
  return collector.found('CLR');
};

/** The format in which older programs write color lists: a typed stream, which Apple has never documented. */
export const isTypedStream = (bytes: Uint8Array): boolean => startsWith(bytes, '\u0004\u000Bstreamtyped');

const mapOf = (entries: Readonly<Record<string, Plist>>): ReadonlyMap<string, Plist> =>
  new Map(Object.entries(entries));

const classOf = (...classes: readonly string[]): Plist =>
  mapOf({ $classes: classes, $classname: classes[0] ?? '' });

const decimals = (values: readonly number[]): string =>
  values.map((value) => String(Number(value.toFixed(10)))).join(' ');

const fractions = ({ r, g, b }: Rgb): readonly number[] => [r, g, b].map((channel) => channel / 255);

/**
 * A color list as macOS writes it: sRGB, and the same color in the older calibrated space for programs that know no
 * other. Names in a list are unique.
 */
export const clrBytes = (palette: ExportPalette): Uint8Array => {
  const values = exportValues(palette);
  const names = uniqueNames(
    values.map(({ name }) => name),
    ' ',
  );
  const objects: Plist[] = ['$null'];
  const add = (object: Plist): Uid => ({ uid: objects.push(object) - 1 });
  const array = add(classOf('NSMutableArray', 'NSArray', 'NSObject'));
  const spaceClass = add(classOf('NSColorSpace', 'NSObject'));
  const space = add(mapOf({ NSID: SRGB_ID, $class: spaceClass }));
  const colorClass = add(classOf('NSColor', 'NSObject'));
  const keys = names.map(add);
  const colors = values.map(({ color: { rgb } }) =>
    add(
      mapOf({
        NSColorSpace: SPACE.calibratedRgb,
        NSCustomColorSpace: space,
        NSComponents: ascii(decimals([...fractions(rgb), 1])),
        NSRGB: concatBytes(ascii(decimals(rgbToGeneric(rgb))), Uint8Array.of(0)),
        $class: colorClass,
      }),
    ),
  );
  const top = mapOf({
    NSColors: add(mapOf({ 'NS.objects': colors, $class: array })),
    NSKeys: add(mapOf({ 'NS.objects': keys, $class: array })),
  });
  return writeBinaryPlist(
    mapOf({ $version: 100_000, $archiver: 'NSKeyedArchiver', $top: top, $objects: objects }),
  );
};
