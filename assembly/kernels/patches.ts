// The rules are those of src/engine/patchRules.ts; src/engine/reference/findPatches.ts says what each step is for.
import { uniformOf } from './points';

const EDGE_STEPS: f32 = 16;
const EDGE_LEVELS: u32 = 1024;
const JOIN_SCALE: f32 = 320;
const REGION_PIXELS_MIN: u32 = 6;
const RING: i32 = 5;
const NONE: u32 = 0xffff_ffff;

/** What `sumRegions` keeps of a region: three sums of coordinates as f64, and the count of pixels. */
const SUM_BYTES: usize = 32;
const SUM_PIXELS: usize = 24;

/** Of each region `compareRegions` keeps the sum of its differences as f64, how many they are, and its pixels inside. */
const TOTAL_INSIDE: usize = 12;

// @ts-ignore: decorator
@inline
function isSolid(pixels: usize, i: i32): bool {
  return load<u8>(pixels + (<usize>i << 2), 3) >= 128;
}

// @ts-ignore: decorator
@inline
function squaredDistance(p: usize, q: usize): f32 {
  const difference = f32x4.sub(v128.load(p), v128.load(q));
  const squares = f32x4.mul(difference, difference);
  return f32x4.extract_lane(squares, 0) + f32x4.extract_lane(squares, 1) + f32x4.extract_lane(squares, 2);
}

/** 0xRRGGBB of a pixel as it lies in memory. */
// @ts-ignore: decorator
@inline
function colorAt(pixels: usize, i: i32): u32 {
  const pixel = load<u32>(pixels + (<usize>i << 2));
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
}

/** The coordinates of every pixel, 16 bytes each. */
export function toField(pixels: usize, count: i32, axes: usize): void {
  let lastColor: u32 = NONE;
  let last = f32x4.splat(0);
  for (let i = 0; i < count; i++) {
    const color = colorAt(pixels, i);
    if (color != lastColor) {
      lastColor = color;
      last = uniformOf(color);
    }
    v128.store(axes + (<usize>i << 4), last);
  }
}

// @ts-ignore: decorator
@inline
function measure(axes: usize, i: i32, j: i32, edge: i32, levels: usize, starts: usize): void {
  const distance = sqrt<f32>(squaredDistance(axes + (<usize>i << 4), axes + (<usize>j << 4)));
  const level = min<u32>(<u32>(distance * EDGE_STEPS), EDGE_LEVELS - 1);
  store<u16>(levels + (<usize>edge << 1), <u16>level);
  const start = starts + (<usize>level << 2);
  store<u32>(start, load<u32>(start, 4) + 1, 4);
}

/** Sorts pairs of neighbors by their difference and gives their number. `starts` are `EDGE_LEVELS` + 1 zeros. */
export function sortEdges(
  pixels: usize,
  axes: usize,
  width: i32,
  height: i32,
  levels: usize,
  starts: usize,
  edges: usize,
): u32 {
  const count = width * height;
  for (let edge = 0; edge < count << 1; edge++) store<u16>(levels + (<usize>edge << 1), <u16>EDGE_LEVELS);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!isSolid(pixels, i)) continue;
      if (x + 1 < width && isSolid(pixels, i + 1)) measure(axes, i, i + 1, i << 1, levels, starts);
      if (y + 1 < height && isSolid(pixels, i + width)) {
        measure(axes, i, i + width, (i << 1) + 1, levels, starts);
      }
    }
  }
  for (let at = starts; at < starts + (EDGE_LEVELS << 2); at += 4) {
    store<u32>(at, load<u32>(at, 4) + load<u32>(at), 4);
  }
  const total = load<u32>(starts + (EDGE_LEVELS << 2));
  for (let edge: u32 = 0; edge < <u32>count << 1; edge++) {
    const level = <u32>load<u16>(levels + (<usize>edge << 1));
    if (level == EDGE_LEVELS) continue;
    const start = starts + (<usize>level << 2);
    const place = load<u32>(start);
    store<u32>(start, place + 1);
    store<u32>(edges + (<usize>place << 2), edge);
  }
  return total;
}

// @ts-ignore: decorator
@inline
function rootOf(parents: usize, pixel: u32): u32 {
  let i = pixel;
  let parent = load<u32>(parents + (<usize>i << 2));
  while (parent != i) {
    const grandparent = load<u32>(parents + (<usize>parent << 2));
    store<u32>(parents + (<usize>i << 2), grandparent);
    i = grandparent;
    parent = load<u32>(parents + (<usize>i << 2));
  }
  return i;
}

/** The second pixel of an edge: beside the first, or below it. */
// @ts-ignore: decorator
@inline
function otherOf(edge: u32, width: u32): u32 {
  return (edge >> 1) + (edge & 1 ? width : 1);
}

// @ts-ignore: decorator
@inline
function join(parents: usize, sizes: usize, limits: usize, p: u32, q: u32, level: u32): void {
  const root = <usize>min(p, q) << 2;
  const leaf = <usize>max(p, q) << 2;
  store<u32>(parents + leaf, <u32>(root >> 2));
  const size = load<u32>(sizes + root) + load<u32>(sizes + leaf);
  store<u32>(sizes + root, size);
  store<f32>(limits + root, <f32>level + JOIN_SCALE / <f32>size);
}

/** Joins pixels into regions: afterwards the parent of every pixel is the first pixel of its region. */
export function joinRegions(
  edges: usize,
  edgeCount: u32,
  levels: usize,
  width: u32,
  count: u32,
  parents: usize,
  sizes: usize,
  limits: usize,
): void {
  for (let i: u32 = 0; i < count; i++) {
    const at = <usize>i << 2;
    store<u32>(parents + at, i);
    store<u32>(sizes + at, 1);
    store<f32>(limits + at, JOIN_SCALE);
  }
  const end = edges + (<usize>edgeCount << 2);
  let refused = edges;
  for (let at = edges; at < end; at += 4) {
    const edge = load<u32>(at);
    const p = rootOf(parents, edge >> 1);
    const q = rootOf(parents, otherOf(edge, width));
    if (p == q) continue;
    const level = <u32>load<u16>(levels + (<usize>edge << 1));
    const limit = min<f32>(load<f32>(limits + (<usize>p << 2)), load<f32>(limits + (<usize>q << 2)));
    if (<f32>level <= limit) {
      join(parents, sizes, limits, p, q, level);
    } else {
      store<u32>(refused, edge);
      refused += 4;
    }
  }
  // Only those can join regions still, as an edge inside a region stays inside: a sixth of the time of all patches.
  for (let at = edges; at < refused; at += 4) {
    const edge = load<u32>(at);
    const p = rootOf(parents, edge >> 1);
    const q = rootOf(parents, otherOf(edge, width));
    if (p == q) continue;
    const size = min(load<u32>(sizes + (<usize>p << 2)), load<u32>(sizes + (<usize>q << 2)));
    if (size < REGION_PIXELS_MIN) join(parents, sizes, limits, p, q, <u32>load<u16>(levels + (<usize>edge << 1)));
  }
  for (let i: u32 = 0; i < count; i++) store<u32>(parents + (<usize>i << 2), rootOf(parents, i));
}

/** Numbers regions in reading order, in place of the parents, and gives how many there are. */
export function numberRegions(pixels: usize, parents: usize, count: i32): u32 {
  let regions: u32 = 0;
  for (let i = 0; i < count; i++) {
    const at = parents + (<usize>i << 2);
    const root = load<u32>(at);
    if (!isSolid(pixels, i)) store<u32>(at, NONE);
    else if (root == <u32>i) store<u32>(at, regions++);
    else store<u32>(at, load<u32>(parents + (<usize>root << 2)));
  }
  return regions;
}

/** Sums the coordinates of each region. `sums` are cleared. Gives the number of pixels in any. */
export function sumRegions(axes: usize, regions: usize, count: i32, sums: usize): u32 {
  let counted: u32 = 0;
  for (let i = 0; i < count; i++) {
    const region = load<u32>(regions + (<usize>i << 2));
    if (region == NONE) continue;
    const sum = sums + <usize>region * SUM_BYTES;
    const axis = v128.load(axes + (<usize>i << 4));
    v128.store(sum, f64x2.add(v128.load(sum), f64x2.promote_low_f32x4(axis)));
    store<f64>(sum, load<f64>(sum, 16) + <f64>f32x4.extract_lane(axis, 2), 16);
    store<u32>(sum, load<u32>(sum, SUM_PIXELS) + 1, SUM_PIXELS);
    counted++;
  }
  return counted;
}

/** Finds the pixel of each region nearest to its mean. `means` holds 16 bytes and `nearest` 4 a region. */
export function findTypical(
  axes: usize,
  regions: usize,
  count: i32,
  sums: usize,
  regionCount: u32,
  means: usize,
  nearest: usize,
  typical: usize,
): void {
  for (let region: u32 = 0; region < regionCount; region++) {
    const sum = sums + <usize>region * SUM_BYTES;
    const pixels = <f64>load<u32>(sum, SUM_PIXELS);
    const mean = f32x4(
      <f32>(load<f64>(sum) / pixels),
      <f32>(load<f64>(sum, 8) / pixels),
      <f32>(load<f64>(sum, 16) / pixels),
      1,
    );
    v128.store(means + (<usize>region << 4), mean);
    store<f32>(nearest + (<usize>region << 2), Infinity);
  }
  for (let i = 0; i < count; i++) {
    const region = load<u32>(regions + (<usize>i << 2));
    if (region == NONE) continue;
    const distance = squaredDistance(axes + (<usize>i << 4), means + (<usize>region << 4));
    const best = nearest + (<usize>region << 2);
    if (distance < load<f32>(best)) {
      store<f32>(best, distance);
      store<u32>(typical + (<usize>region << 2), i);
    }
  }
}

// @ts-ignore: decorator
@inline
function compare(axes: usize, regions: usize, region: u32, own: usize, j: i32, totals: usize): void {
  const other = load<u32>(regions + (<usize>j << 2));
  if (other == region || other == NONE) return;
  const total = totals + (<usize>region << 4);
  store<f64>(total, load<f64>(total) + <f64>sqrt<f32>(squaredDistance(own, axes + (<usize>j << 4))));
  store<u32>(total, load<u32>(total, 8) + 1, 8);
}

// @ts-ignore: decorator
@inline
function isOf(regions: usize, region: u32, j: i32): bool {
  return load<u32>(regions + (<usize>j << 2)) == region;
}

/**
 * Compares each region with what lies `RING` pixels off its own, and counts its pixels that touch no other. `totals` are
 * 16 cleared bytes a region.
 */
export function compareRegions(
  axes: usize,
  regions: usize,
  typical: usize,
  width: i32,
  height: i32,
  totals: usize,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const region = load<u32>(regions + (<usize>i << 2));
      if (region == NONE) continue;
      const isInside =
        (x == 0 || isOf(regions, region, i - 1)) &&
        (x + 1 == width || isOf(regions, region, i + 1)) &&
        (y == 0 || isOf(regions, region, i - width)) &&
        (y + 1 == height || isOf(regions, region, i + width));
      if (isInside) {
        const total = totals + (<usize>region << 4);
        store<u32>(total, load<u32>(total, TOTAL_INSIDE) + 1, TOTAL_INSIDE);
      }
      const own = axes + (<usize>load<u32>(typical + (<usize>region << 2)) << 4);
      if (x >= RING) compare(axes, regions, region, own, i - RING, totals);
      if (x + RING < width) compare(axes, regions, region, own, i + RING, totals);
      if (y >= RING) compare(axes, regions, region, own, i - RING * width, totals);
      if (y + RING < height) compare(axes, regions, region, own, i + RING * width, totals);
    }
  }
}

/** Writes color, part of the picture, contrast and part inside of each region. */
export function writePatches(
  pixels: usize,
  sums: usize,
  typical: usize,
  totals: usize,
  regionCount: u32,
  counted: u32,
  colors: usize,
  areas: usize,
  contrasts: usize,
  insides: usize,
): void {
  for (let region: usize = 0; region < <usize>regionCount; region++) {
    store<u32>(colors + (region << 2), colorAt(pixels, load<u32>(typical + (region << 2))));
    const pixelCount = <f64>load<u32>(sums + region * SUM_BYTES, SUM_PIXELS);
    store<f32>(areas + (region << 2), <f32>(pixelCount / <f64>counted));
    const seen = load<u32>(totals + (region << 4), 8);
    const contrast = seen == 0 ? 0 : load<f64>(totals + (region << 4)) / <f64>seen;
    store<f32>(contrasts + (region << 2), <f32>contrast);
    const inside = <f64>load<u32>(totals + (region << 4), TOTAL_INSIDE) / pixelCount;
    store<f32>(insides + (region << 2), <f32>inside);
  }
}
