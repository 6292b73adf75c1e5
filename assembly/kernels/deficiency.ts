import {
  ENCODE,
  HIGH_BLUE,
  HIGH_GREEN,
  HIGH_RED,
  LOW_BLUE,
  LOW_GREEN,
  LOW_RED,
} from '../tables';

// Linear light is a 28-bit integer; the tables hold what each value of each channel adds to red, green and blue, and,
// in lane 3 of the high side, to the test of which side of the plane a color is on.
const BRIGHTEST: i32 = (1 << 28) - 1;
const ENCODE_SHIFT = 12;

// Tables are addressed by the constant offset of each load: adding it to the index would cost an extra instruction,
// which took a fifth of the time.

// @ts-ignore: decorator
@inline
function encode(light: v128, pixel: u32): u32 {
  const clipped = v128.min<i32>(v128.max<i32>(light, i32x4.splat(0)), i32x4.splat(BRIGHTEST));
  const steps = v128.shr<i32>(clipped, ENCODE_SHIFT);
  return (
    (pixel & 0xff000000) |
    <u32>load<u8>(<usize>i32x4.extract_lane(steps, 0), ENCODE) |
    (<u32>load<u8>(<usize>i32x4.extract_lane(steps, 1), ENCODE) << 8) |
    (<u32>load<u8>(<usize>i32x4.extract_lane(steps, 2), ENCODE) << 16)
  );
}

// Byte offset of a channel's row of 16 bytes in its table.

// @ts-ignore: decorator
@inline
function redRow(pixel: u32): usize {
  return (pixel << 4) & 0xff0;
}

// @ts-ignore: decorator
@inline
function greenRow(pixel: u32): usize {
  return (pixel >> 4) & 0xff0;
}

// @ts-ignore: decorator
@inline
function blueRow(pixel: u32): usize {
  return (pixel >> 12) & 0xff0;
}

// @ts-ignore: decorator
@inline
function high(pixel: u32): v128 {
  const red = v128.load(redRow(pixel), HIGH_RED);
  const green = v128.load(greenRow(pixel), HIGH_GREEN);
  return v128.add<i32>(v128.add<i32>(red, green), v128.load(blueRow(pixel), HIGH_BLUE));
}

// @ts-ignore: decorator
@inline
function low(pixel: u32): v128 {
  const red = v128.load(redRow(pixel), LOW_RED);
  const green = v128.load(greenRow(pixel), LOW_GREEN);
  return v128.add<i32>(v128.add<i32>(red, green), v128.load(blueRow(pixel), LOW_BLUE));
}

// @ts-ignore: decorator
@inline
function single(pixel: u32): u32 {
  return encode(high(pixel), pixel);
}

// @ts-ignore: decorator
@inline
function sided(pixel: u32): u32 {
  const above = high(pixel);
  const isLow = v128.shr<i32>(v128.shuffle<i32>(above, above, 3, 3, 3, 3), 31);
  return encode(v128.bitselect(low(pixel), above, isLow), pixel);
}

/** Applies one matrix to all pixels, in place. */
export function simulateSingle(pixels: usize, count: usize): void {
  const end = pixels + (count << 2);
  const end4 = pixels + ((count & ~3) << 2);
  let at = pixels;
  for (; at < end4; at += 16) {
    const first = load<u32>(at);
    const second = load<u32>(at, 4);
    const third = load<u32>(at, 8);
    const fourth = load<u32>(at, 12);
    store<u32>(at, single(first));
    store<u32>(at, single(second), 4);
    store<u32>(at, single(third), 8);
    store<u32>(at, single(fourth), 12);
  }
  for (; at < end; at += 4) store<u32>(at, single(load<u32>(at)));
}

/** Applies one of two matrices to each pixel, depending on the side of the plane, in place. */
export function simulateSided(pixels: usize, count: usize): void {
  const end = pixels + (count << 2);
  const end2 = pixels + ((count & ~1) << 2);
  let at = pixels;
  for (; at < end2; at += 8) {
    const first = load<u32>(at);
    const second = load<u32>(at, 4);
    store<u32>(at, sided(first));
    store<u32>(at, sided(second), 4);
  }
  for (; at < end; at += 4) store<u32>(at, sided(load<u32>(at)));
}
