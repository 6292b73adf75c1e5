import { weightOf, WHOLE } from './alpha';
import { isFlat, offsetOf, packed, runOf } from './cell';
import { addTotals, vote } from './picture';

// The hash table begins with the number of its colors. A slot is 32 bytes: color + 1 (0 if free); for opaque rows the
// count of pixels with that color, and of those in runs; for other rows two f64, the color's weight in total and in
// runs, in units of 1/WHOLE. Alpha is weighed as in picture.ts. Opaque rows are counted without finding the end of each
// run, which branch prediction cannot guess in dithered rows: 3.9 ns a pixel instead of 11.5, cells included.
const HEADER: usize = 16;
const SLOTS: u32 = 16_384;
const SLOT_SHIFT: usize = 5;
const COUNT: usize = 8;
const WEIGHT: usize = 16;
const SOLID: usize = 24;
const MAX_COLORS: u32 = 8192;

/** One pixel in a run, added to both counts. */
const IN_RUN: u64 = 0x1_0000_0001;

/** The slot of a color; a free one is claimed if it has none. */
// @ts-ignore: decorator
@inline
function slotOf(table: usize, color: u32): usize {
  const slots = table + HEADER;
  let index = <usize>((color * 0x9e3779b1) >> 18);
  while (true) {
    const slot = slots + (index << SLOT_SHIFT);
    const mark = load<u32>(slot);
    if (mark == color + 1) return slot;
    if (mark == 0) {
      store<u32>(slot, color + 1);
      store<u32>(table, load<u32>(table) + 1);
      return slot;
    }
    index = (index + 1) & (SLOTS - 1);
  }
}

// @ts-ignore: decorator
@inline
function isFull(table: usize): bool {
  return load<u32>(table) > MAX_COLORS;
}

/** Counts the colors of a row of RGBA pixels, until there are more than 8,192. */
export function countColors(table: usize, row: usize, width: usize): void {
  const end = row + (width << 2);
  let at = row;
  while (at < end && !isFull(table)) {
    const pixel = load<u32>(at);
    const first = at;
    at += 4;
    while (at < end && load<u32>(at) == pixel) at += 4;
    const weight = weightOf(pixel);
    if (weight == 0) continue;
    const slot = slotOf(table, packed(pixel));
    const pixels = <u32>((at - first) >> 2);
    const sum = <f64>(pixels * weight);
    store<f64>(slot, load<f64>(slot, WEIGHT) + sum, WEIGHT);
    if (pixels >= 3) store<f64>(slot, load<f64>(slot, SOLID) + sum, SOLID);
  }
}

// @ts-ignore: decorator
@inline
function countPixel(table: usize, pixel: u32, inRun: u64): void {
  const slot = slotOf(table, packed(pixel));
  store<u64>(slot, load<u64>(slot, COUNT) + (1 | inRun << 32), COUNT);
}

/** 1 if the pixel is one of three or more equal neighbors. */
function isInRun(at: usize, row: usize, end: usize): u64 {
  const pixel = load<u32>(at);
  let first = at;
  while (first > row && first > at - 8 && load<u32>(first - 4) == pixel) first -= 4;
  let last = at;
  while (last + 4 < end && last < at + 8 && load<u32>(last + 4) == pixel) last += 4;
  return last - first >= 8 ? 1 : 0;
}

/**
 * Counts the colors of an opaque row, and votes like `addRow`. Returns the number of pixels processed: it stops after
 * the group of four with which there are more than 8,192 colors.
 */
export function countOpaque(table: usize, votes: usize, row: usize, width: usize): usize {
  const end = row + (width << 2);
  const groups = row + ((width & ~3) << 2);
  let at = row;
  while (at < groups) {
    if (isFull(table)) return (at - row) >> 2;
    const group = v128.load(at);
    if (isFlat(group)) {
      const count = runOf(at, groups, group);
      const pixel = <u32>i32x4.extract_lane(group, 0);
      const slot = slotOf(table, packed(pixel));
      store<u64>(slot, load<u64>(slot, COUNT) + IN_RUN * <u64>(count << 2), COUNT);
      vote(votes + offsetOf(pixel), pixel & 0xffffff, count);
      at += count << 4;
      continue;
    }
    if (at == row || at + 24 > end) {
      for (const next = at + 16; at < next; at += 4) countPixel(table, load<u32>(at), isInRun(at, row, end));
      continue;
    }
    const before = v128.load(at - 4);
    const after = v128.load(at + 4);
    const beside = i32x4.eq(before, group);
    const next = i32x4.eq(group, after);
    const two = v128.and(beside, next);
    const left = v128.and(i32x4.eq(v128.load(at - 8), before), beside);
    const right = v128.and(next, i32x4.eq(after, v128.load(at + 8)));
    const inRuns = i32x4.shr_u(v128.or(two, v128.or(left, right)), 31);
    countPixel(table, i32x4.extract_lane(group, 0), i32x4.extract_lane(inRuns, 0));
    countPixel(table, i32x4.extract_lane(group, 1), i32x4.extract_lane(inRuns, 1));
    countPixel(table, i32x4.extract_lane(group, 2), i32x4.extract_lane(inRuns, 2));
    countPixel(table, i32x4.extract_lane(group, 3), i32x4.extract_lane(inRuns, 3));
    at += 16;
  }
  for (; at < end; at += 4) countPixel(table, load<u32>(at), isInRun(at, row, end));
  return width;
}

/** Adds the counts of opaque rows to the totals of their cells, and to the weights of the colors. */
export function foldColors(table: usize, totals: usize): void {
  const last = table + HEADER + (<usize>SLOTS << SLOT_SHIFT);
  for (let slot = table + HEADER; slot < last; slot += 1 << SLOT_SHIFT) {
    const counts = load<u64>(slot, COUNT);
    if (counts == 0) continue;
    const color = load<u32>(slot) - 1;
    addTotals(
      totals + (offsetOf(packed(color)) << 1),
      <f64>(color >> 16),
      <f64>((color >> 8) & 255),
      <f64>(color & 255),
      <f64>WHOLE * <f64>(<u32>counts),
    );
    store<f64>(slot, load<f64>(slot, WEIGHT) + <f64>WHOLE * <f64>(<u32>counts), WEIGHT);
    store<f64>(slot, load<f64>(slot, SOLID) + <f64>WHOLE * <f64>(<u32>(counts >> 32)), SOLID);
    store<u64>(slot, 0, COUNT);
  }
}
