import {
  ENCODE,
  HIGH_BLUE,
  HIGH_GREEN,
  HIGH_RED,
  LOW_BLUE,
  LOW_GREEN,
  LOW_RED,
} from '../tables';

// Linear light is whole numbers of 28 bits; the tables hold, for each value of each channel, what it adds to red,
// green and blue, and in lane 3 of the high side to the test of the plane.
const BRIGHTEST: i32 = (1 << 28) - 1;
const ENCODE_SHIFT = 12;

// @ts-ignore: decorator
@inline
function encode(light: v128, pixel: u32): u32 {
  const clipped = v128.min<i32>(v128.max<i32>(light, i32x4.splat(0)), i32x4.splat(BRIGHTEST));
  const steps = v128.shr<i32>(clipped, ENCODE_SHIFT);
  return (
    (pixel & 0xff000000) |
    <u32>load<u8>(ENCODE + <usize>i32x4.extract_lane(steps, 0)) |
    (<u32>load<u8>(ENCODE + <usize>i32x4.extract_lane(steps, 1)) << 8) |
    (<u32>load<u8>(ENCODE + <usize>i32x4.extract_lane(steps, 2)) << 16)
  );
}

// @ts-ignore: decorator
@inline
function sum(red: usize, green: usize, blue: usize, pixel: u32): v128 {
  return v128.add<i32>(
    v128.add<i32>(
      v128.load(red + <usize>((pixel & 255) << 4)),
      v128.load(green + <usize>(((pixel >> 8) & 255) << 4)),
    ),
    v128.load(blue + <usize>(((pixel >> 16) & 255) << 4)),
  );
}

// @ts-ignore: decorator
@inline
function single(pixel: u32): u32 {
  return encode(sum(HIGH_RED, HIGH_GREEN, HIGH_BLUE, pixel), pixel);
}

// @ts-ignore: decorator
@inline
function sided(pixel: u32): u32 {
  const high = sum(HIGH_RED, HIGH_GREEN, HIGH_BLUE, pixel);
  const low = sum(LOW_RED, LOW_GREEN, LOW_BLUE, pixel);
  const isLow = v128.shr<i32>(v128.shuffle<i32>(high, high, 3, 3, 3, 3), 31);
  return encode(v128.bitselect(low, high, isLow), pixel);
}

/** One matrix for every color, in place. */
export function simulateSingle(pixels: usize, count: usize): void {
  const end = pixels + (count << 2);
  const end4 = pixels + ((count & ~3) << 2);
  let at = pixels;
  for (; at < end4; at += 16) {
    store<u32>(at, single(load<u32>(at)));
    store<u32>(at, single(load<u32>(at, 4)), 4);
    store<u32>(at, single(load<u32>(at, 8)), 8);
    store<u32>(at, single(load<u32>(at, 12)), 12);
  }
  for (; at < end; at += 4) store<u32>(at, single(load<u32>(at)));
}

/** A matrix on either side of a plane, in place. */
export function simulateSided(pixels: usize, count: usize): void {
  const end = pixels + (count << 2);
  const end2 = pixels + ((count & ~1) << 2);
  let at = pixels;
  for (; at < end2; at += 8) {
    store<u32>(at, sided(load<u32>(at)));
    store<u32>(at, sided(load<u32>(at, 4)), 4);
  }
  for (; at < end; at += 4) store<u32>(at, sided(load<u32>(at)));
}
