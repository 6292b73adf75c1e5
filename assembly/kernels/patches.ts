// The rules are those of src/engine/patchRules.ts; the steps are explained in src/engine/reference/findPatches.ts.
import { WHOLE } from './alpha';
import { uniformOf } from './points';

const CELL: f32 = 5;
const CELL_SIDE: i32 = 32;
const CELL_MIDDLE: f32 = 16;
const RING: i32 = 5;
const EVEN: f64 = 0.02;
const OTHER: f32 = 4;

/**
 * A cell is 64 bytes: red, green, blue and pixel count as u32, three f64 about the pixels' neighborhood, and padding.
 */
const CELL_SHIFT: usize = 6;
const SQUARES: usize = 16;
const DISTANCES: usize = 24;
const INSIDE: usize = 32;

// @ts-ignore: decorator
@inline
function isSolid(pixels: usize, i: i32): bool {
  return load<u32>(pixels + (<usize>i << 2)) >> 24 >= WHOLE;
}

/** Squared distance of two pixels, approximately ΔE00². */
// @ts-ignore: decorator
@inline
function between(axes: usize, i: i32, j: i32): f32 {
  const difference = f32x4.sub(v128.load(axes + (<usize>i << 4)), v128.load(axes + (<usize>j << 4)));
  const squares = f32x4.mul(difference, difference);
  return f32x4.extract_lane(squares, 0) + f32x4.extract_lane(squares, 1) + f32x4.extract_lane(squares, 2);
}

// @ts-ignore: decorator
@inline
function lookAround(pixels: usize, axes: usize, cell: usize, i: i32, j: i32): void {
  if (!isSolid(pixels, j)) return;
  const squared = between(axes, i, j);
  store<f64>(cell, load<f64>(cell, SQUARES) + <f64>squared, SQUARES);
  store<f64>(cell, load<f64>(cell, DISTANCES) + <f64>sqrt<f32>(squared), DISTANCES);
}

// @ts-ignore: decorator
@inline
function beside(pixels: usize, axes: usize, i: i32, j: i32): f32 {
  return isSolid(pixels, j) ? between(axes, i, j) : OTHER * OTHER;
}

/** The cell that holds a color, by its coordinates. */
// @ts-ignore: decorator
@inline
function cellOf(cells: usize, axis: v128): usize {
  const places = f32x4.add(f32x4.mul(axis, f32x4.splat(1 / CELL)), f32x4(0, CELL_MIDDLE, CELL_MIDDLE, 0));
  const whole = i32x4.min_s(
    i32x4.max_s(i32x4.trunc_sat_f32x4_s(places), i32x4.splat(0)),
    i32x4.splat(CELL_SIDE - 1),
  );
  const index =
    (i32x4.extract_lane(whole, 0) * CELL_SIDE + i32x4.extract_lane(whole, 1)) * CELL_SIDE +
    i32x4.extract_lane(whole, 2);
  return cells + (<usize>index << CELL_SHIFT);
}

/** The coordinates of every pixel, 16 bytes each. */
export function toField(pixels: usize, count: i32, axes: usize): void {
  let lastColor: u32 = 0xffff_ffff;
  let last = f32x4.splat(0);
  for (let i = 0; i < count; i++) {
    const pixel = load<u32>(pixels + (<usize>i << 2));
    const color = ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
    if (color != lastColor) {
      lastColor = color;
      last = uniformOf(color);
    }
    v128.store(axes + (<usize>i << 4), last);
  }
}

/** Adds every pixel to the cell of its color. `cells` must be cleared. Returns the number of pixels that count. */
export function sumPatches(pixels: usize, axes: usize, width: i32, height: i32, cells: usize): u32 {
  let counted: u32 = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!isSolid(pixels, i)) continue;
      counted++;
      const cell = cellOf(cells, v128.load(axes + (<usize>i << 4)));
      const pixel = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(pixels + (<usize>i << 2))));
      v128.store(cell, i32x4.add(v128.load(cell), i32x4.replace_lane(pixel, 3, 1)));

      if (x >= RING) lookAround(pixels, axes, cell, i, i - RING);
      if (x + RING < width) lookAround(pixels, axes, cell, i, i + RING);
      if (y >= RING) lookAround(pixels, axes, cell, i, i - RING * width);
      if (y + RING < height) lookAround(pixels, axes, cell, i, i + RING * width);

      let farthest: f32 = 0;
      if (x > 0) farthest = max<f32>(farthest, beside(pixels, axes, i, i - 1));
      if (x + 1 < width) farthest = max<f32>(farthest, beside(pixels, axes, i, i + 1));
      if (y > 0) farthest = max<f32>(farthest, beside(pixels, axes, i, i - width));
      if (y + 1 < height) farthest = max<f32>(farthest, beside(pixels, axes, i, i + width));
      const inside = max<f32>(0, 1 - sqrt<f32>(farthest) * (1 / OTHER));
      store<f64>(cell, load<f64>(cell, INSIDE) + <f64>inside, INSIDE);
    }
  }
  return counted;
}

/** Writes each occupied cell's color, share of the picture, contrast and inner share. Returns the number of cells. */
export function writePatches(
  cells: usize,
  counted: u32,
  colors: usize,
  areas: usize,
  contrasts: usize,
  insides: usize,
): u32 {
  let found: usize = 0;
  const end = cells + (<usize>(CELL_SIDE * CELL_SIDE * CELL_SIDE) << CELL_SHIFT);
  for (let cell = cells; cell < end; cell += 1 << CELL_SHIFT) {
    const pixels = load<u32>(cell, 12);
    if (pixels == 0) continue;
    const half = pixels >> 1;
    const red = (load<u32>(cell) + half) / pixels;
    const green = (load<u32>(cell, 4) + half) / pixels;
    const blue = (load<u32>(cell, 8) + half) / pixels;
    store<u32>(colors + found, (red << 16) | (green << 8) | blue);
    store<f32>(areas + found, <f32>(<f64>pixels / <f64>counted));
    const contrast = load<f64>(cell, SQUARES) / (load<f64>(cell, DISTANCES) + EVEN * <f64>pixels);
    store<f32>(contrasts + found, <f32>contrast);
    store<f32>(insides + found, <f32>(load<f64>(cell, INSIDE) / <f64>pixels));
    found += 4;
  }
  return <u32>(found >> 2);
}
