import type { Patches } from '../engine';
import { ALPHA_MIN, EDGE_LEVELS, EDGE_STEPS, JOIN_SCALE, REGION_PIXELS_MIN, RING } from '../patchRules';
import type { Pixels } from '../planes';
import { uniformOf } from './points';

const f32 = Math.fround;
const NONE = 0xffff_ffff;

/** Coordinates of each pixel in the space of `Points`, three numbers each, and whether it counts at all. */
type Field = { readonly axes: Float32Array; readonly isSolid: Uint8Array; readonly colors: Uint32Array };

const toField = ({ rgba, width, height }: Pixels): Field => {
  const pixels = width * height;
  const axes = new Float32Array(pixels * 3);
  const isSolid = new Uint8Array(pixels);
  const colors = new Uint32Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const at = i * 4;
    colors[i] = (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!;
    isSolid[i] = rgba[at + 3]! >= ALPHA_MIN ? 1 : 0;
    axes.set(uniformOf(colors[i]!), i * 3);
  }
  return { axes, isSolid, colors };
};

const squaredDistance = (p: Float32Array, i: number, q: Float32Array, j: number): number => {
  const l = f32(p[i * 3]! - q[j * 3]!);
  const a = f32(p[i * 3 + 1]! - q[j * 3 + 1]!);
  const b = f32(p[i * 3 + 2]! - q[j * 3 + 2]!);
  return f32(f32(f32(l * l) + f32(a * a)) + f32(b * b));
};

/** Pairs of neighbors from alike to unlike, as twice the first pixel plus 1 where the second lies below, not beside. */
const sortEdges = ({ axes, isSolid }: Field, width: number, height: number) => {
  const levels = new Uint16Array(width * height * 2).fill(EDGE_LEVELS);
  const starts = new Uint32Array(EDGE_LEVELS + 1);
  const measure = (i: number, j: number, edge: number): void => {
    if (!(isSolid[i] && isSolid[j])) return;
    const steps = Math.trunc(f32(f32(Math.sqrt(squaredDistance(axes, i, axes, j))) * EDGE_STEPS));
    const level = Math.min(steps, EDGE_LEVELS - 1);
    levels[edge] = level;
    starts[level + 1]! += 1;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) measure(i, i + 1, i * 2);
      if (y + 1 < height) measure(i, i + width, i * 2 + 1);
    }
  }
  for (let level = 0; level < EDGE_LEVELS; level++) starts[level + 1]! += starts[level]!;
  const edges = new Uint32Array(starts[EDGE_LEVELS]!);
  for (let edge = 0; edge < levels.length; edge++) {
    const level = levels[edge]!;
    if (level < EDGE_LEVELS) edges[starts[level]!++] = edge;
  }
  return { edges, levels };
};

/** Felzenszwalb and Huttenlocher, Efficient Graph-Based Image Segmentation, 2004: the root of each pixel's region. */
const joinRegions = (field: Field, width: number, height: number): Uint32Array => {
  const { edges, levels } = sortEdges(field, width, height);
  const parents = Uint32Array.from({ length: width * height }, (_, i) => i);
  const sizes = new Uint32Array(width * height).fill(1);
  /** The strongest edge inside a region plus what it may be exceeded by. */
  const limits = new Float32Array(width * height).fill(JOIN_SCALE);
  const rootOf = (pixel: number): number => {
    let i = pixel;
    while (parents[i] !== i) {
      parents[i] = parents[parents[i]!]!;
      i = parents[i]!;
    }
    return i;
  };
  /** The earlier pixel stays the root. */
  const join = (p: number, q: number, level: number): void => {
    const [root, leaf] = p < q ? [p, q] : [q, p];
    parents[leaf] = root;
    sizes[root]! += sizes[leaf]!;
    limits[root] = f32(level + f32(JOIN_SCALE / sizes[root]!));
  };
  const otherOf = (edge: number): number => (edge >> 1) + ((edge & 1) === 0 ? 1 : width);
  for (const edge of edges) {
    const p = rootOf(edge >> 1);
    const q = rootOf(otherOf(edge));
    const level = levels[edge]!;
    if (p !== q && level <= limits[p]! && level <= limits[q]!) join(p, q, level);
  }
  for (const edge of edges) {
    const p = rootOf(edge >> 1);
    const q = rootOf(otherOf(edge));
    if (p !== q && Math.min(sizes[p]!, sizes[q]!) < REGION_PIXELS_MIN) join(p, q, levels[edge]!);
  }
  return parents.map((_, i) => rootOf(i));
};

/** Which region each pixel belongs to, numbered in reading order. */
const numberRegions = (roots: Uint32Array, isSolid: Uint8Array) => {
  const regions = new Uint32Array(roots.length).fill(NONE);
  let count = 0;
  for (let i = 0; i < roots.length; i++) {
    if (!isSolid[i]) continue;
    if (roots[i] === i) regions[i] = count++;
    else regions[i] = regions[roots[i]!]!;
  }
  return { regions, count };
};

/** Mean coordinates of each region, and how many pixels it has. */
const averageRegions = (axes: Float32Array, regions: Uint32Array, count: number) => {
  const sums = new Float64Array(count * 3);
  const pixels = new Uint32Array(count);
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i]!;
    if (region === NONE) continue;
    for (let axis = 0; axis < 3; axis++) sums[region * 3 + axis]! += axes[i * 3 + axis]!;
    pixels[region]! += 1;
  }
  return { means: Float32Array.from(sums, (sum, at) => sum / pixels[Math.trunc(at / 3)]!), pixels };
};

/** Of each region the pixel nearest to its mean: a color that occurs. */
const typicalPixels = (axes: Float32Array, regions: Uint32Array, means: Float32Array): Uint32Array => {
  const typical = new Uint32Array(means.length / 3);
  const nearest = new Float32Array(typical.length).fill(Infinity);
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i]!;
    if (region === NONE) continue;
    const distance = squaredDistance(axes, i, means, region);
    if (distance < nearest[region]!) [nearest[region], typical[region]] = [distance, i];
  }
  return typical;
};

/** The mean distance of each region's color from the pixels of other regions that lie `RING` pixels off its own. */
const contrastRegions = (
  axes: Float32Array,
  regions: Uint32Array,
  typical: Uint32Array,
  width: number,
  height: number,
): Float32Array => {
  const sums = new Float64Array(typical.length);
  const seen = new Uint32Array(typical.length);
  const compare = (i: number, j: number): void => {
    const region = regions[i]!;
    if (regions[j] === region || regions[j] === NONE) return;
    sums[region]! += f32(Math.sqrt(squaredDistance(axes, typical[region]!, axes, j)));
    seen[region]! += 1;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (regions[i] === NONE) continue;
      if (x >= RING) compare(i, i - RING);
      if (x + RING < width) compare(i, i + RING);
      if (y >= RING) compare(i, i - RING * width);
      if (y + RING < height) compare(i, i + RING * width);
    }
  }
  return Float32Array.from(sums, (sum, region) => sum / Math.max(seen[region]!, 1));
};

/** How much of each region has nothing but its own pixels above, below and beside it. */
const insideParts = (
  regions: Uint32Array,
  pixels: Uint32Array,
  width: number,
  height: number,
): Float32Array => {
  const insides = new Uint32Array(pixels.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const region = regions[i]!;
      if (region === NONE) continue;
      const isInside =
        (x === 0 || regions[i - 1] === region) &&
        (x + 1 === width || regions[i + 1] === region) &&
        (y === 0 || regions[i - width] === region) &&
        (y + 1 === height || regions[i + width] === region);
      if (isInside) insides[region]! += 1;
    }
  }
  return Float32Array.from(insides, (inside, region) => inside / pixels[region]!);
};

/** As `Engine.findPatches`, in the order of the pixels that each region begins with. */
export const findPatches = (pixels: Pixels): Patches => {
  const { width, height } = pixels;
  const field = toField(pixels);
  const roots = joinRegions(field, width, height);
  const { regions, count } = numberRegions(roots, field.isSolid);
  const averages = averageRegions(field.axes, regions, count);
  const typical = typicalPixels(field.axes, regions, averages.means);
  const counted = field.isSolid.reduce((sum, solid) => sum + solid, 0);
  return {
    colors: typical.map((pixel) => field.colors[pixel]!),
    areas: Float32Array.from(averages.pixels, (pixelCount) => pixelCount / counted),
    contrasts: contrastRegions(field.axes, regions, typical, width, height),
    insides: insideParts(regions, averages.pixels, width, height),
  };
};
