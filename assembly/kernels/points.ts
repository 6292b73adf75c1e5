import { COMPRESS, LAB_CURVE, LIGHTNESS, SALIENCE, STRETCH, XYZ_BLUE, XYZ_GREEN, XYZ_RED, interpolate } from '../tables';

// Points are stored as four arrays of f32 (lightness, two chroma axes, weight) and one of f32x4 (the axes and 1), each
// padded to a multiple of four. Padding points have no weight and are out of reach.
const OUT_OF_REACH: f32 = 1e9;

/** Size of one point in all arrays. */
export const POINT_BYTES: usize = 32;

// @ts-ignore: decorator
@inline
function curve(light: f32): f32 {
  return interpolate(LAB_CURVE, light * 4096);
}

/** CIELAB of 0xRRGGBB, in lanes 0 to 2. */
// @ts-ignore: decorator
@inline
export function labOf(color: u32): v128 {
  const red = v128.load(XYZ_RED + (<usize>(color >> 16) << 4));
  const green = v128.load(XYZ_GREEN + (<usize>((color >> 8) & 255) << 4));
  const blue = v128.load(XYZ_BLUE + (<usize>(color & 255) << 4));
  const light = f32x4.add(f32x4.add(red, green), blue);
  const x = curve(f32x4.extract_lane(light, 0));
  const y = curve(f32x4.extract_lane(light, 1));
  const z = curve(f32x4.extract_lane(light, 2));
  return f32x4(<f32>116 * y - 16, <f32>500 * (x - y), <f32>200 * (y - z), 1);
}

// @ts-ignore: decorator
@inline
function chroma(a: f32, b: f32): f32 {
  return sqrt<f32>(a * a + b * b);
}

// @ts-ignore: decorator
@inline
function salienceOf(lab: v128): f32 {
  return interpolate(SALIENCE, chroma(f32x4.extract_lane(lab, 1), f32x4.extract_lane(lab, 2)) * 4);
}

/** Converts CIELAB to the space whose Euclidean distance approximates ΔE00, with 1 in lane 3. */
// @ts-ignore: decorator
@inline
function uniformOfLab(lab: v128): v128 {
  const b = f32x4.extract_lane(lab, 2);
  const l = interpolate(LIGHTNESS, max<f32>(f32x4.extract_lane(lab, 0), 0) * 10);
  const labA = f32x4.extract_lane(lab, 1);
  const a = labA * interpolate(STRETCH, chroma(labA, b) * 4);
  const scale = interpolate(COMPRESS, chroma(a, b) * 4);
  return f32x4(l, a * scale, b * scale, 1);
}

/** A color's coordinates in that space. */
// @ts-ignore: decorator
@inline
export function uniformOf(color: u32): v128 {
  return uniformOfLab(labOf(color));
}

// @ts-ignore: decorator
@inline
function storePoint(points: usize, stride: usize, i: usize, point: v128, weight: f32): void {
  const at = points + (i << 2);
  v128.store_lane<f32>(at, point, 0);
  v128.store_lane<f32>(at + stride, point, 1);
  v128.store_lane<f32>(at + stride * 2, point, 2);
  store<f32>(at + stride * 3, weight);
  v128.store(points + (stride << 2) + (i << 4), point);
}

function fillUp(points: usize, stride: usize, count: usize): void {
  for (let i = count; i < stride >> 2; i++) {
    storePoint(points, stride, i, f32x4(OUT_OF_REACH, 0, 0, 1), 0);
  }
}

// @ts-ignore: decorator
@inline
function strideOf(count: usize): usize {
  return ((count + 3) & ~3) << 2;
}

/** One point per color. `points` needs `POINT_BYTES` each, with the count rounded up to a multiple of four. */
export function toPoints(points: usize, colors: usize, weights: usize, count: usize): void {
  let total: u32 = 0;
  for (let i: usize = 0; i < count; i++) total += load<u32>(weights + (i << 2));
  const stride = strideOf(count);
  for (let i: usize = 0; i < count; i++) {
    const lab = labOf(load<u32>(colors + (i << 2)));
    const weight = (<f32>load<u32>(weights + (i << 2)) / <f32>total) * salienceOf(lab);
    storePoint(points, stride, i, uniformOfLab(lab), weight);
  }
  fillUp(points, stride, count);
}

/** Merges the points into 16×16×16 cells: weighted means, in ascending order. `sums` are 64 KB, cleared. */
export function toCoarsePoints(coarse: usize, fine: usize, colors: usize, count: usize, sums: usize): u32 {
  const stride = strideOf(count);
  let cells: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    const color = load<u32>(colors + (i << 2));
    const cell = sums + (<usize>(((color >> 12) & 0xf00) | ((color >> 8) & 0xf0) | ((color >> 4) & 15)) << 4);
    const weight = v128.load_splat<f32>(fine + stride * 3 + (i << 2));
    const sum = v128.load(cell);
    if (f32x4.extract_lane(sum, 3) == 0) cells++;
    v128.store(cell, f32x4.add(sum, f32x4.mul(v128.load(fine + (stride << 2) + (i << 4)), weight)));
  }
  const coarseStride = strideOf(cells);
  let written: usize = 0;
  for (let cell = sums; cell < sums + 65_536; cell += 16) {
    const sum = v128.load(cell);
    const weight = f32x4.extract_lane(sum, 3);
    if (weight == 0) continue;
    storePoint(coarse, coarseStride, written++, f32x4.div(sum, f32x4.splat(weight)), weight);
  }
  fillUp(coarse, coarseStride, cells);
  return <u32>cells;
}

/** Writes the coordinates of colors, 16 bytes each, with 1 in lane 3. */
export function toTargets(targets: usize, colors: usize, count: usize): void {
  for (let i: usize = 0; i < count; i++) v128.store(targets + (i << 4), uniformOf(load<u32>(colors + (i << 2))));
}
