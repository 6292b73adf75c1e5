import { ALPHA, FAINTEST_GLASS } from './alpha';
import { colorFromPacked } from './color';
import { deltaE00 } from './distance';
import { rgbToLab } from './lab';
import type { Lab } from './types';

/** RGBA bytes of a small picture. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
};

/** A position in a picture, as fractions of its width and height. */
export type Place = { readonly x: number; readonly y: number };

/** The distance of pixels that are not seen, above every ΔE within sRGB. */
const NOWHERE = 1000;
/** Half the side of the neighborhood that should have the color, as a fraction of the picture's longer side. */
const REACH = 0.02;
/** A pin may be put on any pixel within this ΔE00 of its color, in favor of uniform surroundings. */
const NEAR = 3;
/** Colors farther apart than this in CIELAB are beyond NEAR in ΔE00 and need no exact computation. */
const NEAR_IN_LAB = 18;
/** Weight of the mean ΔE of the neighborhood. */
const SURROUNDINGS = 1.5;
/**
 * The same for a wider neighborhood, which favors the middle of an area over its border. Its cost is capped, in ΔE:
 * otherwise pins in narrow areas would move away from their neighbors to under the frame.
 */
const WIDE_REACH = 0.1;
const WIDE_SURROUNDINGS = 0.4;
const WIDE_MOST = 4;
/** Cost in ΔE of a corner, so that among equally good positions the most central is taken. */
const OFF_MIDDLE = 1.5;
/** Pins nearer than this fraction of the longer side overlap; each such neighbor costs up to CROWDING ΔE. */
const APART = 0.09;
const CROWDING = 30;
/** Pins nearer to an edge than this fraction are cut off by the frame, which costs up to EDGE ΔE. */
const MARGIN = 0.09;
const EDGE = 12;

/** Whether a pixel shows its color: hardly visible ones and the faint part of soft shadows do not. */
const isSeen = (r: number, g: number, b: number, alpha: number): boolean =>
  alpha >= (Math.max(r, g, b) < ALPHA.darkest ? FAINTEST_GLASS : ALPHA.faint);

/** CIELAB of every pixel, three numbers each; L is NaN for those that are not seen. */
const toLabs = ({ rgba }: Raster): Float32Array => {
  const pixels = rgba.length / 4;
  const labs = new Float32Array(pixels * 3);
  for (let i = 0; i < pixels; i += 1) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(i * 4, i * 4 + 4);
    const lab = rgbToLab({ r, g, b });
    labs[i * 3] = isSeen(r, g, b, alpha) ? lab.L : Number.NaN;
    labs[i * 3 + 1] = lab.a;
    labs[i * 3 + 2] = lab.b;
  }
  return labs;
};

const distancesTo = (labs: Float32Array, packed: number): Float32Array => {
  const target = rgbToLab(colorFromPacked(packed).rgb);
  const distances = new Float32Array(labs.length / 3);
  for (let i = 0; i < distances.length; i += 1) {
    const dL = (labs[i * 3] ?? 0) - target.L;
    const da = (labs[i * 3 + 1] ?? 0) - target.a;
    const db = (labs[i * 3 + 2] ?? 0) - target.b;
    const distance = Math.sqrt(dL * dL + da * da + db * db);
    distances[i] = Number.isNaN(distance) ? NOWHERE : distance;
  }
  return distances;
};

/** Box blur along one axis by a running sum, with windows clipped at the borders. */
const blurAxis = (
  field: Float32Array,
  reach: number,
  { lines, length, line, step }: { lines: number; length: number; line: number; step: number },
): Float32Array => {
  const blurred = new Float32Array(field.length);
  for (let row = 0; row < lines; row += 1) {
    const start = row * line;
    const at = (i: number): number => field[start + i * step] ?? 0;
    let sum = 0;
    for (let i = 0; i < Math.min(reach, length); i += 1) sum += at(i);
    for (let i = 0; i < length; i += 1) {
      if (i + reach < length) sum += at(i + reach);
      if (i - reach > 0) sum -= at(i - reach - 1);
      blurred[start + i * step] = sum / (Math.min(length - 1, i + reach) - Math.max(0, i - reach) + 1);
    }
  }
  return blurred;
};

const surroundings = (distances: Float32Array, { width, height }: Raster, part: number): Float32Array => {
  const reach = Math.max(1, Math.round(part * Math.max(width, height)));
  const across = blurAxis(distances, reach, { lines: height, length: width, line: width, step: 1 });
  return blurAxis(across, reach, { lines: width, length: height, line: 1, step: width });
};

const edgeCost = ({ x, y }: Place): number => {
  const room = Math.min(x, y, 1 - x, 1 - y);
  const off = Math.hypot(x - 0.5, y - 0.5) * Math.SQRT2;
  return OFF_MIDDLE * off + (room < MARGIN ? EDGE * (1 - room / MARGIN) : 0);
};

const crowdingCost = (place: Place, taken: readonly Place[], { width, height }: Raster): number => {
  const longest = Math.max(width, height);
  let cost = 0;
  for (const other of taken) {
    const gap = Math.hypot((place.x - other.x) * width, (place.y - other.y) * height) / longest;
    if (gap < APART) cost += CROWDING * (1 - gap / APART);
  }
  return cost;
};

const labAt = (labs: Float32Array, i: number): Lab => ({
  L: labs[i * 3] ?? 0,
  a: labs[i * 3 + 1] ?? 0,
  b: labs[i * 3 + 2] ?? 0,
});

/** The cheapest pixel among those that `isFit` accepts; null if it accepts none. */
const cheapest = (
  raster: Raster,
  taken: readonly Place[],
  costAt: (i: number) => number,
  isFit: (i: number) => boolean,
): Place | null => {
  const { width, height } = raster;
  let best: Place | null = null;
  let lowest = Infinity;
  for (let i = 0; i < width * height; i += 1) {
    let cost = costAt(i);
    if (cost >= lowest) continue;
    const place = { x: ((i % width) + 0.5) / width, y: (Math.floor(i / width) + 0.5) / height };
    cost += edgeCost(place) + crowdingCost(place, taken, raster);
    if (cost >= lowest || !isFit(i)) continue;
    lowest = cost;
    best = place;
  }
  return best;
};

/**
 * The best position for each color's pin: on a pixel of that color (ΔE00 up to 3) in surroundings of that color, clear
 * of the edges, of `taken` and of the pins before it. Where the raster has no such pixel, the nearest one.
 */
export const locateColors = (
  raster: Raster,
  colors: readonly number[],
  taken: readonly Place[] = [],
): readonly Place[] => {
  const labs = toLabs(raster);
  const places: Place[] = [];
  for (const color of colors) {
    const target = rgbToLab(colorFromPacked(color).rgb);
    const distances = distancesTo(labs, color);
    const around = surroundings(distances, raster, REACH);
    const farther = surroundings(distances, raster, WIDE_REACH);
    const distanceAt = (i: number): number => distances[i] ?? NOWHERE;
    const aroundAt = (i: number): number =>
      SURROUNDINGS * (around[i] ?? NOWHERE) +
      Math.min(WIDE_MOST, WIDE_SURROUNDINGS * (farther[i] ?? NOWHERE));
    const place =
      cheapest(
        raster,
        [...taken, ...places],
        (i) => (distanceAt(i) > NEAR_IN_LAB ? Infinity : aroundAt(i)),
        (i) => deltaE00(labAt(labs, i), target) <= NEAR,
      ) ??
      // For colors that are means of others, or of details too fine for the raster.
      cheapest(
        raster,
        [],
        (i) => distanceAt(i) + aroundAt(i),
        (i) => distanceAt(i) < NOWHERE,
      );
    places.push(place ?? { x: 0.5, y: 0.5 });
  }
  return places;
};
