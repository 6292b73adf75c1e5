import { hexToPacked } from './hex';
import { rgbToOklab } from './oklab';
import { PALETTE_MAX } from './paletteSize';
import type { Color, Oklab, Palette } from './types';
import { isUnsuitable } from './unsuitableNames';

export type NamedColor = { readonly name: string; readonly hex: string };

/** A name for each color of a palette, no two the same. Returns the same array for the same palette. */
export type Namer = (colors: Palette) => readonly string[];

/** In characters: names have to fit a swatch in a palette of nine. */
const LONGEST = 18;
const PLAIN = /^[\p{L} '’-]+$/u;

/** Words for colors without a hue. Grays, whites and blacks only get names that contain one. */
const HUELESS_WORDS =
  /\b(black|white|gray\w*|\w*silver\w*|charcoal|graphite|iron\w*|steel\w*|carbon|soot\w*|ash|ashes|smok\w*|lead|zinc|nickel|tin|alumin\w*|anthracite|asphalt|cinder|ebony|coal|cement|concrete|\w*stone|platinum|snow\w*|porcelain|chrome|metal\w*|onyx|ink|raven|pebble|mercury|magnesium|wolfram|argent\w*|foil|fog\w*|mist|misty|cloud\w*|marble|pearl\w*|chalk\w*|salt|steam|gunsmoke|moon|moonless|lunar|noir|nimbus|plaster|sterling|magnet\w*)\b/i;
/** On a color with a hue, these words would mislead. */
const MISLEADING = /\b(black|white|gray|silver)\b/i;
const HUED_FROM = 0.03;
/** Words of hues, which no gray has; a rose or a blue one would be looked for in it. */
const HUE_WORDS = /\b(rose|red|pink|orange|brown|yellow|green|blue|purple|violet|orchid)\b/i;
/** OKLab lightness up to which something is called black, and from which it is called white. */
const BLACK_TO = 0.42;
const WHITE_FROM = 0.85;

/** Whether a name calls a color black or white that is neither. */
const isFalseEnd = (name: string, okL: number): boolean =>
  (/\bblack\b/i.test(name) && okL > BLACK_TO) || (/\bwhite\b/i.test(name) && okL < WHITE_FROM);

/** OKLCH chroma below which no hue is visible; near white, fainter tints are. */
const hueCountsFrom = (okL: number): number => (okL > 0.88 ? 0.008 : 0.02);

const isHueless = ({ okL, okA, okB }: Oklab): boolean => Math.hypot(okA, okB) < hueCountsFrom(okL);

/** A usable name with its color, and whether it suits colors with a hue, without one, or both. */
export type NameEntry = Oklab & {
  readonly name: string;
  readonly isForHueless: boolean;
  readonly isForHued: boolean;
};

/** US spelling, as everywhere in the product. */
const spell = (name: string): string => name.replace(/(g)rey/gi, '$1ray');

/**
 * The usable names of a list. Pass it in parts: before the browser has optimized this code, thousands of names would
 * block a page for longer than a frame.
 */
export const readNames = (list: readonly NamedColor[]): NameEntry[] =>
  list.flatMap(({ name: listed, hex }) => {
    const name = spell(listed);
    const packed = hexToPacked(hex);
    if (packed === null || name.length > LONGEST || !PLAIN.test(name) || isUnsuitable(name)) return [];
    // Not a whole `Color`, whose HSL would be computed thousands of times in vain.
    const rgb = { r: packed >> 16, g: (packed >> 8) & 255, b: packed & 255 };
    const lab = rgbToOklab(rgb);
    if (isFalseEnd(name, lab.okL)) return [];
    const isForHueless = isHueless(lab) && HUELESS_WORDS.test(name) && !HUE_WORDS.test(name);
    const isForHued = Math.hypot(lab.okA, lab.okB) < HUED_FROM || !MISLEADING.test(name);
    return { name, ...lab, isForHueless, isForHued };
  });

type Match = { readonly name: string; readonly distance: number };

/** Entries by ascending lightness, as columns, so that a scan over hundreds allocates nothing. */
type NameTable = {
  readonly names: readonly string[];
  readonly okL: Float64Array;
  readonly okA: Float64Array;
  readonly okB: Float64Array;
};

const createTable = (entries: readonly NameEntry[]): NameTable => ({
  names: entries.map(({ name }) => name),
  okL: Float64Array.from(entries, ({ okL }) => okL),
  okA: Float64Array.from(entries, ({ okA }) => okA),
  okB: Float64Array.from(entries, ({ okB }) => okB),
});

/** Index of the first ascending value not below `value`; their count if all are below. */
const placeOf = (ascending: Float64Array, value: number): number => {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? Infinity) < value) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The `count` entries nearest to a color, nearest first, by a scan outward from its lightness. A table shorter than
 * `count` is padded with its first entry at infinite distance.
 */
const nearest = (table: NameTable, { okL, okA, okB }: Oklab, count: number): Match[] => {
  const distances = new Float64Array(count).fill(Infinity);
  const places = new Int32Array(count);
  let up = placeOf(table.okL, okL);
  let down = up - 1;
  for (;;) {
    const upOff = (table.okL[up] ?? Infinity) - okL;
    const downOff = okL - (table.okL[down] ?? -Infinity);
    const place = upOff < downOff ? up++ : down--;
    const offL = Math.min(upOff, downOff);
    // From here on lightness alone differs by more than the farthest match; beyond the ends it is infinitely far.
    if (offL * offL >= (distances[count - 1] ?? 0)) break;
    const offA = (table.okA[place] ?? 0) - okA;
    const offB = (table.okB[place] ?? 0) - okB;
    const distance = offL * offL + offA * offA + offB * offB;
    let at = count;
    while (at > 0 && distance < (distances[at - 1] ?? 0)) at--;
    // Stryker disable next-line ConditionalExpression: it saves time, as nothing is written behind the end
    if (at === count) continue;
    distances.copyWithin(at + 1, at);
    places.copyWithin(at + 1, at);
    distances[at] = distance;
    places[at] = place;
  }
  return Array.from(distances, (distance, i) => ({
    name: table.names[places[i] ?? 0] ?? '',
    distance,
  }));
};

/** Names by OKLab distance. A name goes to the color nearest to it; others take their next nearest. */
export const createNamer = (given: readonly NameEntry[]): Namer => {
  const entries = given.toSorted((a, b) => a.okL - b.okL);
  const hueless = createTable(entries.filter(({ isForHueless }) => isForHueless));
  const hued = createTable(entries.filter(({ isForHued }) => isForHued));

  /** By color object: edits keep the objects of the colors they leave unchanged. */
  const found = new WeakMap<Color, readonly Match[]>();
  /** The nearest names, at least `count`. */
  const matches = (color: Color, count: number): readonly Match[] => {
    const known = found.get(color);
    if (known && known.length >= count) return known;
    const lab = rgbToOklab(color.rgb);
    // Enough for the largest palette, so that no color is searched again when the palette grows.
    const wanted = count > 1 ? Math.max(count, PALETTE_MAX) : 1;
    const closest = nearest(isHueless(lab) ? hueless : hued, lab, wanted);
    found.set(color, closest);
    return closest;
  };
  const nameAll = (colors: Palette): string[] => {
    const nearestNames = colors.map((color) => matches(color, 1)[0]?.name ?? '');
    if (new Set(nearestNames).size === colors.length) return nearestNames;
    // As many candidates as colors: even if all share them, one is left for each.
    const candidates = colors
      .flatMap((color, index) =>
        matches(color, colors.length).map(({ name, distance }) => ({ index, name, distance })),
      )
      .toSorted((a, b) => a.distance - b.distance);
    const names = new Map<number, string>();
    const taken = new Set<string>();
    for (const { index, name } of candidates) {
      if (names.has(index) || taken.has(name)) continue;
      names.set(index, name);
      taken.add(name);
    }
    return colors.map((_, index) => names.get(index) ?? '');
  };

  const known = new WeakMap<Palette, readonly string[]>();
  return (colors) => {
    const names = known.get(colors) ?? nameAll(colors);
    known.set(colors, names);
    return names;
  };
};
