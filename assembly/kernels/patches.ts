// The rules are those of src/engine/patchRules.ts; src/engine/reference/findPatches.ts says what each step is for.
import { colorAt, NONE, squaredDistance } from './field';

const RING: i32 = 5;

/** What `sumRegions` keeps of a region: three sums of coordinates as f64, and the count of pixels. */
const SUM_BYTES: usize = 32;
const SUM_PIXELS: usize = 24;

/** Of each region `compareRegions` keeps the sum of its differences as f64, how many they are, and its pixels inside. */
const TOTAL_INSIDE: usize = 12;

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
