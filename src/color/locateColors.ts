import { colorFromPacked } from './color';
import { rgbToLab } from './lab';

/** RGBA bytes of a small picture, each pixel the mean of its area. */
export type Raster = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };

/** A place in a picture, as parts of its width and height. */
export type Place = { readonly x: number; readonly y: number };

/** Where a pixel is transparent no colour is ever found. ΔE in sRGB stays below this. */
const NOWHERE = 1000;
/** Half the side of the square, in pixels of the raster, over which a colour has to hold. */
const REACH = 2;
/** How much the surroundings count beside the pixel itself. */
const SURROUNDINGS = 1.5;
/** Pins nearer than this part of the longer side cover each other; each such neighbour costs up to CROWDING ΔE. */
const APART = 0.09;
const CROWDING = 30;
/** Pins nearer to an edge than this part are cut off by the frame, which costs up to EDGE ΔE. */
const MARGIN = 0.09;
const EDGE = 12;

/** CIELAB of every pixel, three numbers each; L is NaN where the picture is transparent. */
const toLabs = ({ rgba }: Raster): Float32Array => {
  const pixels = rgba.length / 4;
  const labs = new Float32Array(pixels * 3);
  for (let i = 0; i < pixels; i += 1) {
    const at = i * 4;
    const lab = rgbToLab({ r: rgba[at] ?? 0, g: rgba[at + 1] ?? 0, b: rgba[at + 2] ?? 0 });
    labs[i * 3] = (rgba[at + 3] ?? 0) < 128 ? Number.NaN : lab.L;
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

/** Mean over a window along one axis; windows are cut at the borders. */
const blurAxis = (field: Float32Array, lines: number, length: number, line: number, step: number) => {
  const blurred = new Float32Array(field.length);
  for (let row = 0; row < lines; row += 1) {
    const start = row * line;
    for (let i = 0; i < length; i += 1) {
      const from = Math.max(0, i - REACH);
      const to = Math.min(length - 1, i + REACH);
      let sum = 0;
      for (let k = from; k <= to; k += 1) sum += field[start + k * step] ?? 0;
      blurred[start + i * step] = sum / (to - from + 1);
    }
  }
  return blurred;
};

const edgeCost = ({ x, y }: Place): number => {
  const room = Math.min(x, y, 1 - x, 1 - y);
  return room < MARGIN ? EDGE * (1 - room / MARGIN) : 0;
};

/**
 * Where each colour is found best: near to it in CIELAB, in surroundings of that colour,
 * clear of the edges and of the places already taken by the colours before it.
 */
export const locateColors = (raster: Raster, colors: readonly number[]): readonly Place[] => {
  const { width, height } = raster;
  const longest = Math.max(width, height);
  const labs = toLabs(raster);
  const places: Place[] = [];
  for (const color of colors) {
    const distances = distancesTo(labs, color);
    const around = blurAxis(blurAxis(distances, height, width, width, 1), width, height, 1, width);
    let best: Place = { x: 0.5, y: 0.5 };
    let lowest = Infinity;
    for (let i = 0; i < distances.length; i += 1) {
      let cost = (distances[i] ?? NOWHERE) + SURROUNDINGS * (around[i] ?? NOWHERE);
      if (cost >= lowest) continue;
      const place = { x: ((i % width) + 0.5) / width, y: (Math.floor(i / width) + 0.5) / height };
      cost += edgeCost(place);
      for (const taken of places) {
        const gap = Math.hypot((place.x - taken.x) * width, (place.y - taken.y) * height) / longest;
        if (gap < APART) cost += CROWDING * (1 - gap / APART);
      }
      if (cost < lowest) {
        lowest = cost;
        best = place;
      }
    }
    places.push(best);
  }
  return places;
};
