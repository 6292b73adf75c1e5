import { uniformOf } from './points';

/** In place of the number of a region: the pixel is in none. */
export const NONE: u32 = 0xffff_ffff;

// @ts-ignore: decorator
@inline
export function squaredDistance(p: usize, q: usize): f32 {
  const difference = f32x4.sub(v128.load(p), v128.load(q));
  const squares = f32x4.mul(difference, difference);
  return f32x4.extract_lane(squares, 0) + f32x4.extract_lane(squares, 1) + f32x4.extract_lane(squares, 2);
}

/** 0xRRGGBB of a pixel as it lies in memory. */
// @ts-ignore: decorator
@inline
export function colorAt(pixels: usize, i: i32): u32 {
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
