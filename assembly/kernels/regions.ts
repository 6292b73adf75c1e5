// The rules are those of src/engine/patchRules.ts; src/engine/reference/findPatches.ts says what each step is for.
import { NONE, squaredDistance } from './field';

const EDGE_STEPS: f32 = 16;
const EDGE_LEVELS: u32 = 1024;
const JOIN_SCALE: f32 = 320;
const REGION_PIXELS_MIN: u32 = 6;

// @ts-ignore: decorator
@inline
function isSolid(pixels: usize, i: i32): bool {
  return load<u8>(pixels + (<usize>i << 2), 3) >= 128;
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
