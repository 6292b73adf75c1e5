/** Cells of the 32×32×32 grid; each is 16 bytes: sums of red, green and blue, and the count of pixels. */
export const CELLS: usize = 32_768;

/** Whether the group's four pixels are the same. */
// @ts-ignore: decorator
@inline
export function isFlat(group: v128): bool {
  return v128.all_true<i32>(v128.eq<i32>(group, v128.shuffle<i32>(group, group, 0, 0, 0, 0)));
}

/** Byte offset of a pixel's cell: red, green and blue at 5 bits each, red highest, times the 16 bytes of a cell. */
// @ts-ignore: decorator
@inline
export function offsetOf(pixel: u32): usize {
  return ((pixel & 0xf8) << 11) | ((pixel & 0xf800) >> 2) | ((pixel & 0xf80000) >> 15);
}

// @ts-ignore: decorator
@inline
export function offsetsOf(group: v128): v128 {
  const red = v128.shl<i32>(v128.and(group, i32x4.splat(0xf8)), 11);
  const green = v128.shr<u32>(v128.and(group, i32x4.splat(0xf800)), 2);
  const blue = v128.shr<u32>(v128.and(group, i32x4.splat(0xf80000)), 15);
  return v128.or(v128.or(red, green), blue);
}

// @ts-ignore: decorator
@inline
export function add(cell: usize, amounts: v128): void {
  v128.store(cell, v128.add<i32>(v128.load(cell), amounts));
}

/** Adds four pixels to the cells at their offsets, whatever their alpha. */
// @ts-ignore: decorator
@inline
export function addGroup(cells: usize, group: v128, offsets: v128): void {
  // Alpha has been checked before: its byte becomes the 1 that is counted.
  const counted = v128.or(v128.and(group, i32x4.splat(0xffffff)), i32x4.splat(0x1000000));
  const low = i16x8.extend_low_i8x16_u(counted);
  const high = i16x8.extend_high_i8x16_u(counted);
  add(cells + <usize>i32x4.extract_lane(offsets, 0), i32x4.extend_low_i16x8_u(low));
  add(cells + <usize>i32x4.extract_lane(offsets, 1), i32x4.extend_high_i16x8_u(low));
  add(cells + <usize>i32x4.extract_lane(offsets, 2), i32x4.extend_low_i16x8_u(high));
  add(cells + <usize>i32x4.extract_lane(offsets, 3), i32x4.extend_high_i16x8_u(high));
}

/** Red, green, blue and 1, for a lone pixel. */
// @ts-ignore: decorator
@inline
export function amountsOf(pixel: u32): v128 {
  return i32x4(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 1);
}

/** How many consecutive groups from `at` on equal this one; at least one. */
// @ts-ignore: decorator
@inline
export function runOf(at: usize, end: usize, group: v128): u32 {
  let next = at + 16;
  while (next < end && v128.all_true<i32>(v128.eq<i32>(v128.load(next), group))) next += 16;
  return <u32>((next - at) >> 4);
}

/** 0xAABBGGRR, as loaded from memory, → 0xRRGGBB. */
// @ts-ignore: decorator
@inline
export function packed(pixel: u32): u32 {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
}
